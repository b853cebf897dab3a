-- A CREATE INDEX CONCURRENTLY that failed leaves an invalid index, which 0338 takes for its own. All new migrations are one
-- transaction, so this one returns the indexes that 0339 has dropped.
DO $$
DECLARE
  invalid text;
BEGIN
  SELECT string_agg(indexrelid::regclass::text, ', ' ORDER BY indexrelid) INTO invalid FROM pg_index
   WHERE NOT indisvalid
     AND indexrelid IN (to_regclass('ledger_transactions_deposits'), to_regclass('game_transactions_of_round'));
  IF invalid IS NOT NULL THEN
    RAISE EXCEPTION 'invalid index: %', invalid
      USING HINT = 'Run DROP INDEX CONCURRENTLY and CREATE INDEX CONCURRENTLY, then migrate again.';
  END IF;
END
$$;
