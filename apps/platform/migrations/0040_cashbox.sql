-- Where a player has paid from or been paid to. A card is its last four digits and the provider's token for it.
CREATE TABLE payment_accounts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players (id),
  method text NOT NULL,
  brand text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('deposit', 'cashout')),
  title text NOT NULL,
  expires text,
  token text NOT NULL,
  last_used_at timestamptz NOT NULL,
  UNIQUE (player_id, kind, method, token)
);

CREATE TABLE payments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players (id),
  action text NOT NULL CHECK (action IN ('deposit', 'cashout')),
  state text NOT NULL CHECK (state IN ('pending', 'processing', 'succeeded', 'declined', 'canceled', 'rejected', 'recalled')),
  currency text NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  method text NOT NULL,
  brand text NOT NULL,
  provider text NOT NULL,
  -- What the player sees of card, bank account or address.
  account text,
  -- Where a withdrawal goes: the provider's token, or the address the player gave.
  destination text,
  -- Price of a payment in a coin other than the wallet's, as shown to the player.
  coin text,
  coin_amount bigint CHECK (coin_amount > 0),
  pay_url text,
  provider_reference text,
  locale text NOT NULL,
  cancellation_reason text,
  -- A call repeated with the same key finds the payment it has begun, even when its first answer was lost.
  request_key text,
  -- Likewise of the recall that took it back.
  recall_key text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  finished_at timestamptz,
  CONSTRAINT payments_finished CHECK ((finished_at IS NULL) = (state IN ('pending', 'processing'))),
  CONSTRAINT payments_priced CHECK ((coin IS NULL) = (coin_amount IS NULL)),
  CONSTRAINT payments_request UNIQUE (player_id, request_key)
);
CREATE INDEX payments_player ON payments (player_id, id);
CREATE INDEX payments_unfinished ON payments (action, id) WHERE finished_at IS NULL;

-- Every word of a provider, counted once by its id, with what became of it.
CREATE TABLE payment_callbacks (
  provider text NOT NULL,
  message_id text NOT NULL,
  payment_id bigint NOT NULL REFERENCES payments,
  status text NOT NULL,
  result text NOT NULL CHECK (result IN ('applied', 'late', 'amount_differs')),
  received_at timestamptz NOT NULL,
  PRIMARY KEY (provider, message_id)
);
CREATE INDEX payment_callbacks_payment ON payment_callbacks (payment_id);

-- The sandbox provider's own books. The platform never reads them: it learns of a payment by callbacks alone.
CREATE TABLE sandbox_psp_orders (
  token text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('deposit', 'payout')),
  payment_id text NOT NULL,
  request jsonb NOT NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'processing', 'succeeded', 'declined', 'canceled')),
  created_at timestamptz NOT NULL,
  -- When the provider acts by itself: finishes what waits, gives up what nobody pays.
  due_at timestamptz,
  due_status text CHECK (due_status IN ('succeeded', 'declined', 'canceled')),
  UNIQUE (kind, payment_id)
);
CREATE INDEX sandbox_psp_orders_due ON sandbox_psp_orders (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE sandbox_psp_words (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token text NOT NULL REFERENCES sandbox_psp_orders,
  body text NOT NULL,
  due_at timestamptz NOT NULL,
  attempts int NOT NULL DEFAULT 0,
  sent_at timestamptz,
  answer int
);
CREATE INDEX sandbox_psp_words_due ON sandbox_psp_words (due_at) WHERE sent_at IS NULL;
