-- What stays of rounds that are only in the archive (docs/decisions/209-drop-archived-rounds-by-month.md): sums of a player's rounds that
-- ended in a month, in addition to the sums in the ledger.
CREATE TABLE played_months (
  player_id bigint NOT NULL,
  currency text NOT NULL,
  month date NOT NULL,
  rounds bigint NOT NULL,
  -- Without rounds that were rolled back.
  bet_cents bigint NOT NULL,
  win_cents bigint NOT NULL,
  PRIMARY KEY (player_id, currency, month)
);
-- Months whose rounds were dropped, as 2026-10.
CREATE TABLE dropped_months (
  month text PRIMARY KEY,
  operator text NOT NULL,
  reason text NOT NULL,
  dropped_at timestamptz NOT NULL
);
