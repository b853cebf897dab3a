-- The catalogue. Its source is the generator (or an operator's feed); what runs reads it from memory.
CREATE TABLE studios (
  id text PRIMARY KEY,
  title text NOT NULL
);

-- `no` is in every numeric id a client keeps: it never changes and is never given again.
CREATE TABLE games (
  no int PRIMARY KEY CHECK (no > 0),
  identifier text NOT NULL UNIQUE,
  title text NOT NULL,
  seo_title text NOT NULL,
  provider text NOT NULL REFERENCES studios,
  theme text NOT NULL,
  seed text NOT NULL,
  sub text,
  ribbon text,
  categories text[] NOT NULL,
  engine text NOT NULL,
  profile text NOT NULL,
  lines int,
  ways int,
  volatility_rating text,
  hit_rate text,
  payout text,
  devices text[] NOT NULL,
  currencies jsonb NOT NULL,
  badges jsonb NOT NULL,
  released_at timestamptz NOT NULL,
  popularity double precision NOT NULL,
  -- A game that left the catalogue stays for the history of its rounds.
  active boolean NOT NULL DEFAULT true
);

CREATE TABLE collections (
  id text PRIMARY KEY,
  title text NOT NULL,
  position int NOT NULL,
  ordering text NOT NULL CHECK (ordering IN ('popular', 'newest'))
);

-- Hash of what was last seeded; one row or none.
CREATE TABLE catalogue_seed (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  hash text NOT NULL
);

CREATE TABLE favorite_games (
  player_id bigint NOT NULL,
  game_no int NOT NULL REFERENCES games,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, game_no)
);

-- Written when a game is opened for money and when a round is settled, so that the list needs no walk over all rounds.
CREATE TABLE played_games (
  player_id bigint NOT NULL,
  game_identifier text NOT NULL,
  last_activity_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, game_identifier)
);

-- Another launch of the same game replaces the play session, even when two arrive at once.
CREATE UNIQUE INDEX play_sessions_one_live ON play_sessions (player_id, game_no) WHERE ended_at IS NULL;

-- Play ends with the login it was opened in: sign-out, "end my other sessions", a new password. A trigger, so that it is
-- the same transaction whoever ends the login, and costs a bet nothing.
ALTER TABLE play_sessions ADD COLUMN login_session_id bigint NOT NULL;
CREATE INDEX play_sessions_login ON play_sessions (login_session_id) WHERE ended_at IS NULL;

CREATE FUNCTION end_play_with_login() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE play_sessions SET ended_at = NEW.ended_at WHERE login_session_id = NEW.id AND ended_at IS NULL;
  RETURN NULL;
END $$;

CREATE TRIGGER sessions_end_play AFTER UPDATE OF ended_at ON sessions
  FOR EACH ROW WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION end_play_with_login();
