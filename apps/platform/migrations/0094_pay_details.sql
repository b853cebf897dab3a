-- What the provider said of a deposit beside its page: whether the page may stand in a frame, and where coins go. An answer
-- that was lost is given again word for word.
ALTER TABLE payments ADD COLUMN pay_details jsonb;

-- API-056: what payments were begun with, for the fight against fraud. Of a card never more than these ten digits.
CREATE TABLE payment_signals (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players (id),
  card_first_six text CHECK (card_first_six ~ '^[0-9]{6}$'),
  card_last_four text CHECK (card_last_four ~ '^[0-9]{4}$'),
  payer text,
  amount text NOT NULL,
  currency text NOT NULL,
  payment_system text NOT NULL,
  ip text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX payment_signals_player ON payment_signals (player_id, id);
