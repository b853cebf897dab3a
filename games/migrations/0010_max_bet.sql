-- What all bets of a round may come to while its player wagers a bonus, as the wallet last said; null: no such limit.
alter table studio.rounds add column max_bet_cents bigint;
alter table studio.live_bets add column max_bet_cents bigint;
