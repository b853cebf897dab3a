-- Visits a campaign has sent, and the campaign and affiliate a player came by. Visits name no person and are forgotten.
CREATE TABLE utm_visits (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  utm_content text,
  utm_term text,
  sub_id text,
  stag text,
  affb_id text,
  country text,
  created_at timestamptz NOT NULL
);
CREATE INDEX utm_visits_created_at ON utm_visits (created_at);
CREATE INDEX affiliate_visits_created_at ON affiliate_visits (created_at);

CREATE TABLE player_origins (
  player_id bigint PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  utm_content text,
  utm_term text,
  sub_id text,
  stag text,
  affb_id text,
  created_at timestamptz NOT NULL
);
