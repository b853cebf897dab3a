-- Live rounds during which players act: the end is drawn with the outcome and stays secret here until it has come. Then it is
-- the round's result_at.
alter table studio.live_rounds add column lands_at timestamptz;
-- What was done in a bet's round, in order, as in studio.rounds.
alter table studio.live_bets add column moves jsonb not null default '[]';
