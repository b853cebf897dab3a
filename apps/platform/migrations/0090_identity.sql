-- A second factor, recovery codes, the devices a player is known by, and links that open a locked account.
ALTER TABLE player_tokens DROP CONSTRAINT player_tokens_kind_check;
ALTER TABLE player_tokens ADD CONSTRAINT player_tokens_kind_check CHECK (kind IN ('confirmation', 'password', 'unlock'));

-- The secret is sealed with a key of the server: who reads the table makes no codes (SEC-06). Offered first, in force from
-- enabled_at; last_step is the newest time step a code was taken from, so that a code works once.
CREATE TABLE player_two_factor (
  player_id bigint PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
  secret bytea NOT NULL,
  offered_at timestamptz NOT NULL,
  enabled_at timestamptz,
  last_step bigint NOT NULL DEFAULT 0
);

CREATE TABLE player_recovery_codes (
  player_id bigint NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (player_id, hash)
);

-- OPEN-77: who has shown a password and owes a code, and how often he may try.
CREATE TABLE pending_sign_ins (
  session_id bigint PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  dfpc text,
  tries_left int NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE TABLE player_devices (
  player_id bigint NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  mark bytea NOT NULL,
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, mark)
);

ALTER TABLE sessions ADD COLUMN country text;
CREATE INDEX sessions_of_player ON sessions (player_id, id DESC);
