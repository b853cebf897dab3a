-- Statements of the previous release use the new indexes too.
-- contracts 0338_smaller_indexes.sql
DROP INDEX IF EXISTS ledger_transactions_player;
-- contracts 0338_smaller_indexes.sql
DROP INDEX IF EXISTS game_transactions_round;
