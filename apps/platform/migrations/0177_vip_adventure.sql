-- When an adventure that names no date begins: the day it was first read, 00:00 UTC.
CREATE TABLE vip_adventures (
  id text PRIMARY KEY,
  begins_at timestamptz NOT NULL
);

-- A day of an adventure that a player has made a deposit for, and how much of it they have staked since. `offer` is the day as it was
-- offered at that time: an edit of the calendar changes nothing that somebody has paid for.
CREATE TABLE vip_adventure_days (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  title text NOT NULL,
  starts_at timestamptz NOT NULL,
  payment_id bigint NOT NULL UNIQUE,
  currency text NOT NULL,
  deposited_cents bigint NOT NULL,
  deposited_at timestamptz NOT NULL,
  required_cents bigint NOT NULL,
  -- Below zero for a moment: a bet that was returned may be counted before another one is.
  staked_cents bigint NOT NULL DEFAULT 0,
  stake_until timestamptz NOT NULL,
  -- When the stake that was enough was placed.
  staked_at timestamptz,
  completed_at timestamptz,
  offer jsonb NOT NULL,
  UNIQUE (player_id, title)
);
-- Every batch of bets asks for the days of its players that may still be staked.
CREATE INDEX vip_adventure_days_open ON vip_adventure_days (player_id, stake_until);
