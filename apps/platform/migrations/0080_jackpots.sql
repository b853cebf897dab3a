-- Pools of the jackpots, and the difference between what a pool in one currency pays and a player of another gets.
ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_kind;
ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_kind CHECK (
  CASE WHEN player_id IS NULL
    THEN kind IN ('psp', 'games', 'bonuses', 'adjustment', 'jackpots', 'exchange') AND balance_cents IS NULL
    ELSE kind IN ('real', 'bonus', 'withheld') AND balance_cents IS NOT NULL
  END);
INSERT INTO ledger_accounts (player_id, currency, kind)
SELECT NULL, currency, kind
  FROM (SELECT DISTINCT currency FROM ledger_accounts) had, unnest(ARRAY['jackpots', 'exchange']) AS kinds(kind);

-- What a jackpot is called, what feeds it and how it drops is configuration; what has grown and run is here.
CREATE TABLE jackpots (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  identifier text NOT NULL UNIQUE,
  currency text NOT NULL,
  state text NOT NULL CHECK (state IN ('active', 'disabled'))
);

-- A cycle runs from one win to the next: its secret, its rule and what it began with stand fast while it runs.
CREATE TABLE jackpot_levels (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  jackpot_id int NOT NULL REFERENCES jackpots,
  identifier text NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents >= 0),
  -- What is too little for a whole cent, in ten-thousandths.
  carry int NOT NULL DEFAULT 0 CHECK (carry BETWEEN 0 AND 9999),
  cycle int NOT NULL DEFAULT 1,
  rule jsonb NOT NULL,
  secret text NOT NULL,
  begun_at timestamptz NOT NULL,
  begun_cents bigint NOT NULL,
  drops_by timestamptz,
  -- The last round of this cycle that fed it.
  last_round jsonb,
  -- Sandbox only: the next round of this player wins; 0 = of anybody.
  forced_for bigint,
  UNIQUE (jackpot_id, identifier)
) WITH (fillfactor = 50);

CREATE TABLE jackpot_wins (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  level_id int NOT NULL REFERENCES jackpot_levels,
  cycle int NOT NULL,
  player_id bigint NOT NULL,
  user_name text NOT NULL,
  round_id text NOT NULL,
  game_identifier text NOT NULL,
  -- Of the pool, in the pool's currency; in the platform's default currency, to compare; and as the player got it.
  original_cents bigint NOT NULL,
  amount_cents bigint NOT NULL,
  award_cents bigint NOT NULL,
  award_currency text NOT NULL,
  draw jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (level_id, cycle)
);
CREATE INDEX jackpot_wins_newest ON jackpot_wins (created_at DESC, id DESC);
CREATE INDEX jackpot_wins_biggest ON jackpot_wins (amount_cents DESC);
CREATE INDEX jackpot_wins_player ON jackpot_wins (player_id, id);

-- Rounds won above their stake, for the ticker: written behind the rounds, only the newest are kept.
CREATE TABLE latest_wins (
  round_id text PRIMARY KEY,
  player_id bigint NOT NULL,
  game_identifier text NOT NULL,
  currency text NOT NULL,
  bet_cents bigint NOT NULL,
  win_cents bigint NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX latest_wins_newest ON latest_wins (at DESC);
