-- What competitions (tournaments, quests, achievements, lotteries) have given, once for a key.
CREATE TABLE competition_awards (
  key text PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  source_kind text NOT NULL CHECK (source_kind IN ('tournament', 'quest', 'achievement', 'lottery')),
  source_id bigint NOT NULL,
  -- As the file stated it, and what became of it in the player's wallet.
  prize jsonb NOT NULL,
  given jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX competition_awards_player ON competition_awards (player_id, created_at);
CREATE INDEX competition_awards_source ON competition_awards (source_kind, source_id);

-- Points that a competition gave.
ALTER TABLE comp_point_entries DROP CONSTRAINT comp_point_entries_kind_check;
ALTER TABLE comp_point_entries ADD CONSTRAINT comp_point_entries_kind_check
  CHECK (kind IN ('opening', 'bet', 'rollback', 'level', 'exchange', 'prize'));

-- Prizes in real money make up for a loss as well (BON-01).
DROP INDEX ledger_transactions_given;
CREATE INDEX ledger_transactions_given ON ledger_transactions (player_id, created_at)
  WHERE kind IN ('bonus_won', 'points', 'jackpot_win', 'prize');
