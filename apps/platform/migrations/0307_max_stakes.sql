-- What all bets of a round may come to under the player's licence, decided at the launch; null: no such limit.
ALTER TABLE play_sessions ADD COLUMN max_stake_cents bigint CHECK (max_stake_cents > 0);
