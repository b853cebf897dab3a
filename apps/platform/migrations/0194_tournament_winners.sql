-- Who has won which prize, written once when a table becomes final; each is paid in a transaction of its own.
CREATE TABLE tournament_winners (
  tournament_id bigint NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
  -- Of a team tournament, in the team that won.
  place int NOT NULL,
  player_id bigint NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  prize jsonb NOT NULL,
  paid_at timestamptz,
  PRIMARY KEY (tournament_id, place),
  UNIQUE (tournament_id, player_id)
);

-- What players of a tournament are told about it, and how far that has come.
CREATE TABLE tournament_news (
  tournament_id bigint NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
  event text NOT NULL CHECK (event IN ('soon', 'started', 'ended')),
  after_player bigint NOT NULL DEFAULT 0,
  done_at timestamptz,
  PRIMARY KEY (tournament_id, event)
);
