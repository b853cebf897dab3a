-- What every area stands on: ledger, game rounds, sessions, outbox, idempotency, the sandbox clock.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- A statement that lost a race rolls back whole and is run again by its caller (40001 = serialization_failure).
CREATE FUNCTION run_again(reason text) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '%', reason USING ERRCODE = '40001';
END $$;

-- Player accounts carry their balance; house accounts do not: theirs is the sum of their entries, so that no row is
-- written by every bet of the house.
CREATE TABLE ledger_accounts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3,5}$' AND currency <> 'FUN'),
  kind text NOT NULL,
  balance_cents bigint,
  version bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT ledger_accounts_owner UNIQUE NULLS NOT DISTINCT (player_id, currency, kind),
  CONSTRAINT ledger_accounts_kind CHECK (
    CASE WHEN player_id IS NULL
      THEN kind IN ('psp', 'games', 'bonuses', 'adjustment') AND balance_cents IS NULL
      ELSE kind IN ('real', 'bonus', 'withheld') AND balance_cents IS NOT NULL
    END),
  CONSTRAINT ledger_accounts_never_below_zero CHECK (balance_cents >= 0)
) WITH (fillfactor = 70);

CREATE TABLE ledger_transactions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key text NOT NULL UNIQUE,
  kind text NOT NULL,
  reason jsonb NOT NULL DEFAULT '{}',
  player_id bigint,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ledger_transactions_player ON ledger_transactions (player_id, id);

-- No foreign key to the account: it would lock the house's row for every bet; assertBalanced() proves what it would.
CREATE TABLE ledger_entries (
  transaction_id bigint NOT NULL,
  account_id bigint NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents <> 0),
  PRIMARY KEY (account_id, transaction_id)
);

CREATE TABLE play_sessions (
  id text PRIMARY KEY,
  player_id bigint NOT NULL,
  game_no int NOT NULL,
  game_identifier text NOT NULL,
  currency text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz
);
CREATE INDEX play_sessions_player ON play_sessions (player_id, created_at DESC);

CREATE TABLE game_rounds (
  id text PRIMARY KEY,
  player_id bigint NOT NULL,
  game_identifier text NOT NULL,
  currency text NOT NULL,
  session_id text NOT NULL,
  bet_cents bigint NOT NULL DEFAULT 0 CHECK (bet_cents >= 0),
  bonus_bet_cents bigint NOT NULL DEFAULT 0 CHECK (bonus_bet_cents BETWEEN 0 AND bet_cents),
  win_cents bigint NOT NULL DEFAULT 0 CHECK (win_cents >= 0),
  bonus_win_cents bigint NOT NULL DEFAULT 0 CHECK (bonus_win_cents BETWEEN 0 AND win_cents),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'finished', 'rolled_back')),
  started_at timestamptz NOT NULL,
  finished_at timestamptz,
  balance_after_cents bigint NOT NULL
) WITH (fillfactor = 85);
CREATE INDEX game_rounds_player ON game_rounds (player_id, started_at DESC);
CREATE INDEX game_rounds_open ON game_rounds (player_id, game_identifier) WHERE state = 'open';

-- What a studio asked and what it was answered. A `void` row takes the id of a bet that was rolled back before it came.
CREATE TABLE game_transactions (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('bet', 'win', 'rollback', 'void')),
  round_id text NOT NULL,
  session_id text NOT NULL,
  player_id bigint NOT NULL,
  currency text NOT NULL,
  amount_cents bigint NOT NULL,
  real_cents bigint NOT NULL,
  bonus_cents bigint NOT NULL,
  balance_cents bigint NOT NULL,
  original_id text,
  finishes boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX game_transactions_one_rollback ON game_transactions (original_id) WHERE kind = 'rollback';

CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  topic text NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  attempts int NOT NULL DEFAULT 0,
  not_before timestamptz,
  error text
);
CREATE INDEX outbox_ready ON outbox (id) WHERE not_before IS NULL;
CREATE INDEX outbox_waiting ON outbox (not_before) WHERE not_before IS NOT NULL;

CREATE TABLE sessions (
  hash bytea PRIMARY KEY,
  id bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  player_id bigint,
  pending jsonb,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  ended_at timestamptz,
  ip text NOT NULL,
  user_agent text NOT NULL
);
CREATE INDEX sessions_player ON sessions (player_id) WHERE ended_at IS NULL;

CREATE TABLE idempotency_keys (
  player_id bigint NOT NULL,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  status int,
  body text,
  headers jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, key)
);
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);

-- Offset of the sandbox clock; one row or none.
CREATE TABLE clock_offset (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  offset_ms bigint NOT NULL
);
