-- SEC-07: wrong passwords and codes are counted by account and by where they come from, so that a stranger shuts out only
-- themselves. '' stands for all strangers together.
ALTER TABLE sign_in_failures ADD COLUMN source text NOT NULL DEFAULT '';
ALTER TABLE sign_in_failures DROP CONSTRAINT sign_in_failures_pkey;
ALTER TABLE sign_in_failures ADD PRIMARY KEY (email_hash, source);

-- Browsers in which a player has signed in: the hash of a random cookie.
CREATE TABLE known_devices (
  player_id bigint NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  hash bytea NOT NULL,
  last_used_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, hash)
);
