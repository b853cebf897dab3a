-- Answered calls are deleted after a while: calls come in the order of time, so a few pages of index find the old ones.
CREATE INDEX IF NOT EXISTS wallet_calls_time ON studio.wallet_calls USING brin (created_at) WITH (autosummarize = on);
