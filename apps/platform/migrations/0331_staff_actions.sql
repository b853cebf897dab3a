-- The amount in a provider's webhook, for staff who resolve a mismatch.
ALTER TABLE payment_callbacks ADD COLUMN amount text, ADD COLUMN currency text;
CREATE INDEX payment_callbacks_mismatches ON payment_callbacks (received_at) WHERE result <> 'applied';
-- When staff asked the provider to send a deposit back.
ALTER TABLE payments ADD COLUMN refund_asked_at timestamptz;
-- An account that its player closed, and one whose personal data was erased since.
ALTER TABLE players ADD COLUMN closed_at timestamptz, ADD COLUMN erased_at timestamptz;
