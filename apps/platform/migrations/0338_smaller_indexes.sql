-- Only deposits are looked up by player: whether one is the first. The index of all transactions took 59 bytes a round.
CREATE INDEX IF NOT EXISTS ledger_transactions_deposits ON ledger_transactions (player_id, id) WHERE kind = 'deposit';
-- Always looked up by a whole id, of which this index stores four bytes.
CREATE INDEX IF NOT EXISTS game_transactions_of_round ON game_transactions USING hash (round_id);
