-- What a week has given back (BON-01), once for a player, a wallet and a week, with the figures it was worked out from.
CREATE TABLE cashbacks (
  player_id bigint NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  currency text NOT NULL,
  starts_at timestamptz NOT NULL,
  -- Real money staked less won in the rounds that were settled in the week.
  lost_cents bigint NOT NULL CHECK (lost_cents > 0),
  -- What bonuses, the points shop and jackpots paid in real money in the same week.
  given_cents bigint NOT NULL CHECK (given_cents >= 0),
  basis_points int NOT NULL CHECK (basis_points BETWEEN 0 AND 10000),
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  bonus_id bigint NOT NULL REFERENCES player_bonuses (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, starts_at, currency)
);

-- Weeks of a brand that have been paid to the last player.
CREATE TABLE cashback_weeks (
  brand text NOT NULL,
  starts_at timestamptz NOT NULL,
  paid_at timestamptz NOT NULL,
  PRIMARY KEY (brand, starts_at)
);

-- Rounds come in the order of time and keep their start: a few pages of index find a week's.
CREATE INDEX game_rounds_time ON game_rounds USING brin (started_at);
CREATE INDEX ledger_transactions_given ON ledger_transactions (player_id, created_at)
  WHERE kind IN ('bonus_won', 'points', 'jackpot_win');
