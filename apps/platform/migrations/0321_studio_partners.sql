-- Games of several studios and aggregators. A play session belongs to the partner whose game was opened; the rest says where its
-- player was, for the closures that apply to a bet.
ALTER TABLE play_sessions
  ADD COLUMN partner text NOT NULL DEFAULT 'apogee',
  ADD COLUMN brand text,
  ADD COLUMN licence text,
  ADD COLUMN country text;

-- `details` of a game that a file of content/catalogue/games lists: how it is launched, its picture, certificates and markets.
ALTER TABLE games
  ADD COLUMN partner text NOT NULL DEFAULT 'apogee',
  ADD COLUMN details jsonb;

-- Players who have opened a game of an aggregator, by the reference that it knows them by.
CREATE TABLE studio_players (
  partner text NOT NULL,
  reference text NOT NULL,
  player_id bigint NOT NULL,
  PRIMARY KEY (partner, reference)
);

-- Free spins that were announced to an aggregator, by the name it gave them.
CREATE TABLE studio_rewards (
  partner text NOT NULL,
  reward text NOT NULL,
  freespins_id bigint NOT NULL,
  stake_cents bigint NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (partner, reward)
);
CREATE UNIQUE INDEX studio_rewards_once ON studio_rewards (partner, freespins_id);
