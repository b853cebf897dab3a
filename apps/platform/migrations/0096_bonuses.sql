-- What players were given, with the terms it was given under. Its money lies in the player's bonus account only while it is
-- wagered, and one is wagered in a wallet at a time: that account is wholly the one bonus.
CREATE TABLE player_bonuses (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  -- What gave it, and gives it once: deposit:18, coupon:LIFTOFF:10001.
  key text NOT NULL UNIQUE,
  offer_id text NOT NULL,
  group_key text,
  strategy text NOT NULL CHECK (strategy IN ('registration', 'deposit', 'personal', 'prize')),
  titles jsonb NOT NULL,
  currency text NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  wager numeric(8, 2) NOT NULL CHECK (wager >= 0),
  required_cents bigint NOT NULL CHECK (required_cents >= 0),
  -- Hundredths of a minor unit: of a stake in a table game ten percent count.
  wagered_hundredths bigint NOT NULL DEFAULT 0 CHECK (wagered_hundredths >= 0),
  max_bet_cents bigint,
  max_win_cents bigint,
  wager_days int NOT NULL,
  stage text NOT NULL DEFAULT 'issued'
    CHECK (stage IN ('issued', 'wait', 'handle_bets', 'lost', 'canceled', 'expired', 'wager_done', 'finished')),
  created_at timestamptz NOT NULL,
  activatable_until timestamptz,
  activated_at timestamptz,
  -- Bets from then on count.
  started_at timestamptz,
  valid_until timestamptz,
  ended_at timestamptz
) WITH (fillfactor = 85);
CREATE UNIQUE INDEX player_bonuses_wagered ON player_bonuses (player_id, currency) INCLUDE (max_bet_cents)
  WHERE stage = 'handle_bets';
CREATE INDEX player_bonuses_player ON player_bonuses (player_id, id);
CREATE INDEX player_bonuses_running ON player_bonuses (id) WHERE stage IN ('issued', 'handle_bets');

-- Every step of a bonus, for its history; amount_cents is the bonus money that came or went with it.
CREATE TABLE bonus_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  bonus_id bigint NOT NULL REFERENCES player_bonuses (id) ON DELETE CASCADE,
  player_id bigint NOT NULL,
  stage text NOT NULL,
  currency text NOT NULL,
  amount_cents bigint NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX bonus_events_player ON bonus_events (player_id, id);

-- A coupon counts once for a player, and as often as the operator allows for all.
CREATE TABLE coupon_counts (
  code text PRIMARY KEY,
  uses int NOT NULL
);
CREATE TABLE coupon_uses (
  player_id bigint NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  code text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, code)
);

-- The offer a player chose with his deposit.
ALTER TABLE payments ADD COLUMN bonus_offer text;

-- Percent of a stake in this game that counts towards wagering; null: the game is closed while a bonus is wagered.
ALTER TABLE play_sessions ADD COLUMN bonus_percent smallint DEFAULT 100 CHECK (bonus_percent BETWEEN 0 AND 100);
