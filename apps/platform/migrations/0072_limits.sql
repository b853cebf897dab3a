-- Limits a player set himself. A removed one stays for its history: `removed_at`.
CREATE TABLE player_limits (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('loss', 'wager', 'deposit', 'coolingoff', 'selfexclusion', 'session', 'reality_check')),
  -- day, week, month; a longer span of cooling-off and self-exclusion; minutes of a session or reality check.
  period text NOT NULL,
  status text NOT NULL CHECK (status IN ('active', 'confirmed', 'confirmed_disable', 'unconfirmed_disable', 'unconfirmed')),
  strategy text,
  parent_type text,
  created_at timestamptz NOT NULL,
  -- When it stops by itself or, once its removal is confirmed, is removed.
  disable_at timestamptz,
  confirm_until timestamptz,
  removed_at timestamptz
);
CREATE INDEX player_limits_player ON player_limits (player_id, id) WHERE removed_at IS NULL;

-- The sums of a money limit, one a currency. What is used up is counted where it is enforced: in the transaction of the bet
-- or deposit. A period that is over begins anew with nothing used.
CREATE TABLE player_limit_accounts (
  limit_id bigint NOT NULL REFERENCES player_limits (id) ON DELETE CASCADE,
  currency text NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents >= 0),
  used_cents bigint NOT NULL DEFAULT 0,
  active_until timestamptz NOT NULL,
  PRIMARY KEY (limit_id, currency)
);
