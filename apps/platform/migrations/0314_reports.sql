-- Reports by day and month read a period: transactions come in the order of time, so a few pages of index find them.
CREATE INDEX IF NOT EXISTS ledger_transactions_time ON ledger_transactions USING brin (created_at) WITH (autosummarize = on);
CREATE INDEX IF NOT EXISTS players_created ON players (created_at);
