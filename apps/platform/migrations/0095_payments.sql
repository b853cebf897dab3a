-- What a player owes for a deposit that was taken back after it had been spent: the one account that is never above zero.
ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_kind;
ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_kind CHECK (
  CASE WHEN player_id IS NULL
    THEN kind IN ('psp', 'games', 'bonuses', 'adjustment', 'jackpots', 'exchange') AND balance_cents IS NULL
    ELSE kind IN ('real', 'bonus', 'withheld', 'debt') AND balance_cents IS NOT NULL
  END);
ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_never_below_zero;
ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_never_below_zero CHECK (
  CASE WHEN kind = 'debt' THEN balance_cents <= 0 ELSE balance_cents >= 0 END);

ALTER TABLE payments
  -- Brand it was asked for on, which writes to the player about it; null = the house's own.
  ADD COLUMN site text,
  -- When the provider was last asked what became of it.
  ADD COLUMN checked_at timestamptz,
  -- When the player was asked to prove who he is before this withdrawal is approved.
  ADD COLUMN documents_asked_at timestamptz;

ALTER TABLE sandbox_psp_orders DROP CONSTRAINT sandbox_psp_orders_status_check;
ALTER TABLE sandbox_psp_orders ADD CONSTRAINT sandbox_psp_orders_status_check CHECK (
  status IN ('open', 'processing', 'succeeded', 'declined', 'canceled', 'refunded', 'charged_back'));
CREATE INDEX sandbox_psp_words_order ON sandbox_psp_words (token, id);
