-- Players, what they told us of themselves, the groups they are in, and the tokens mailed to them.
CREATE TABLE players (
  id bigint GENERATED ALWAYS AS IDENTITY (START WITH 10001) PRIMARY KEY,
  email text NOT NULL CHECK (email = lower(email)),
  password_hash text NOT NULL,
  two_factor_enabled boolean NOT NULL DEFAULT false,

  currency text NOT NULL,
  language text NOT NULL,
  license_name text NOT NULL DEFAULT 'CW' CHECK (license_name IN ('CW', 'EE')),
  level text NOT NULL DEFAULT 'level_1',
  deposit_bonus_code text,
  can_issue_bonuses boolean NOT NULL DEFAULT true,
  verified boolean NOT NULL DEFAULT false,
  auth_fields_missed text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  current_sign_in_at timestamptz,
  confirmed_at timestamptz,
  dfpc text,

  first_name text,
  last_name text,
  nickname text,
  gender text CHECK (gender IN ('m', 'f')),
  date_of_birth date,
  country text,
  city text,
  address text,
  postal_code text,
  state text,
  mobile_phone text,
  receive_promos boolean NOT NULL DEFAULT false,
  receive_sms_promos boolean NOT NULL DEFAULT false,
  receive_promos_via_phone_calls boolean NOT NULL DEFAULT false,
  agreed_to_partner_promotions boolean NOT NULL DEFAULT false,
  CONSTRAINT players_email_once UNIQUE (email)
);

CREATE TABLE player_groups (
  player_id bigint NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  group_id text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (player_id, group_id)
);

-- SEC-06: only the hash of a mailed token is kept, and it opens once.
CREATE TABLE player_tokens (
  hash bytea PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('confirmation', 'password')),
  player_id bigint NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX player_tokens_player ON player_tokens (player_id, kind) WHERE used_at IS NULL;

-- Wrong passwords by address, registered or not: only so does the lock they lead to tell nobody who is (SEC-05).
CREATE TABLE sign_in_failures (
  email_hash text PRIMARY KEY,
  failures int NOT NULL,
  locked_until timestamptz,
  last_at timestamptz NOT NULL
);
CREATE INDEX sign_in_failures_age ON sign_in_failures (last_at);
