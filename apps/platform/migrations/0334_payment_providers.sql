-- The provider that knows a saved account; NULL: the first one.
ALTER TABLE payment_accounts ADD COLUMN provider text;
-- Providers that a deposit was ordered from before the one that answered: one of them may have charged it all the same.
ALTER TABLE payments ADD COLUMN tried_providers text[] NOT NULL DEFAULT '{}';
