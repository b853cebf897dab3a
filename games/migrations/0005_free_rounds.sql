-- Rounds the house gives: which free rounds one belongs to (the wallet's id), and how those stood at the wallet's last answer about it.
alter table studio.rounds add column free_id text, add column free_rounds jsonb;
