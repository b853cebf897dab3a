-- A captcha that was solved counts once: what is kept until nobody would take it any more.
CREATE TABLE captcha_solutions (
  hash bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX captcha_solutions_age ON captcha_solutions (expires_at);

-- Accounts of external providers by which a player signs in (OpenID Connect: issuer and subject).
CREATE TABLE player_auth_providers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  provider text NOT NULL,
  uid text NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (provider, uid)
);
CREATE INDEX player_auth_providers_player ON player_auth_providers (player_id);
