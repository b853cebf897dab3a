-- Each question to a national register of excluded persons: never the person, only the account and the answer.
CREATE TABLE register_checks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- NULL: an account that was not created.
  player_id bigint REFERENCES players ON DELETE CASCADE,
  licence text NOT NULL,
  occasion text NOT NULL CHECK (occasion IN ('sign_up', 'sign_in', 'profile')),
  result text NOT NULL CHECK (result IN ('clear', 'excluded', 'unavailable')),
  took_ms integer NOT NULL,
  asked_at timestamptz NOT NULL
);
CREATE INDEX register_checks_player ON register_checks (player_id);
CREATE INDEX register_checks_asked ON register_checks (asked_at);
-- The register of a demo: hashed persons.
CREATE TABLE sandbox_register (
  mark text PRIMARY KEY,
  until timestamptz
);
