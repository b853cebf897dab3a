-- What players show to prove who they are. The files lie in the data folder under file_key, which nobody outside ever sees.
CREATE TABLE documents (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  document_type text NOT NULL CHECK (document_type IN ('identity', 'address', 'deposit', 'payment_method')),
  description text,
  file_key text NOT NULL UNIQUE,
  file_name text NOT NULL,
  media_type text NOT NULL,
  size_bytes int NOT NULL,
  digest bytea NOT NULL,
  status text NOT NULL DEFAULT 'not_approved' CHECK (status IN ('not_approved', 'approved', 'rejected')),
  reason text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  decided_at timestamptz
);
-- An upload sent again after a lost answer is the same document while nobody has checked it.
CREATE UNIQUE INDEX documents_once ON documents (player_id, document_type, digest) WHERE status = 'not_approved';
CREATE INDEX documents_player ON documents (player_id, id);
CREATE INDEX documents_waiting ON documents (id) WHERE status = 'not_approved';

-- The provider's last word on a player as a whole; older ones that come late change nothing.
CREATE TABLE verifications (
  player_id bigint PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('open', 'waiting', 'again', 'approved', 'refused')),
  reason text,
  said_at timestamptz NOT NULL
);

-- Words of verification providers that have been counted: each counts once.
CREATE TABLE kyc_words (
  provider text NOT NULL,
  word_id text NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (provider, word_id)
);

-- null: the provider has never said anything of him.
ALTER TABLE players ADD COLUMN sumsub_verified boolean;
