-- What of a payment has gone back: a deposit may be refunded or charged back, and a payout returned, in parts.
ALTER TABLE payments
  ADD COLUMN reversed_cents bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT payments_reversed CHECK (reversed_cents BETWEEN 0 AND amount_cents);

UPDATE payments SET reversed_cents = amount_cents WHERE cancellation_reason IN ('refunded', 'charged_back');

-- The sandbox provider sends back halves.
ALTER TABLE sandbox_psp_orders ADD COLUMN returned numeric NOT NULL DEFAULT 0;
