-- Documents that somebody has asked one player for, beside those asked of everybody: what a withdrawal waits for.
CREATE TABLE document_requests (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  document_type text NOT NULL CHECK (document_type IN ('identity', 'address', 'deposit', 'payment_method')),
  asked_at timestamptz NOT NULL,
  answered_at timestamptz
);
CREATE UNIQUE INDEX document_requests_open ON document_requests (player_id, document_type) WHERE answered_at IS NULL;
