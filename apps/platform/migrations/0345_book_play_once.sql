-- A movement of play is booked by its row of game_transactions: it has the player, the currency and the amounts, and its id ensures
-- that it is booked once. Rows without `is_movement` were booked by the previous release, in ledger_transactions and ledger_entries.
ALTER TABLE game_transactions ADD COLUMN is_movement boolean NOT NULL DEFAULT false;
-- What entries that add up to zero are in the ledger.
ALTER TABLE game_transactions ADD CONSTRAINT game_transactions_parts CHECK (amount_cents = real_cents + bonus_cents) NOT VALID;
-- The bets of a round have its session: neither the round nor a win repeats it.
ALTER TABLE game_rounds ALTER COLUMN session_id SET DEFAULT '';
-- Reports read a period.
CREATE INDEX IF NOT EXISTS game_transactions_time ON game_transactions USING brin (created_at) WITH (autosummarize = on);
-- The end of a round changes a column of an index, so that its new row needs new entries in all indexes, wherever it is: free
-- space in its page gains nothing.
ALTER TABLE game_rounds SET (fillfactor = 100);

-- Every entry of the books: those of ledger_entries, and both sides of each movement of play.
CREATE VIEW booked_entries (transaction, account_id, amount_cents) AS
SELECT transaction_id::text, account_id, amount_cents FROM ledger_entries
UNION ALL
SELECT 'play:' || t.id, a.id,
       CASE t.kind WHEN 'bet' THEN -1 ELSE 1 END * CASE a.kind WHEN 'real' THEN t.real_cents ELSE t.bonus_cents END
  FROM game_transactions t
  JOIN ledger_accounts a ON a.player_id = t.player_id AND a.currency = t.currency AND a.kind IN ('real', 'bonus')
 WHERE t.is_movement AND CASE a.kind WHEN 'real' THEN t.real_cents ELSE t.bonus_cents END <> 0
UNION ALL
SELECT 'play:' || t.id, a.id, CASE t.kind WHEN 'bet' THEN 1 ELSE -1 END * t.amount_cents
  FROM game_transactions t JOIN ledger_accounts a ON a.player_id IS NULL AND a.currency = t.currency AND a.kind = 'games'
 WHERE t.is_movement AND t.amount_cents <> 0;
