-- Tournaments, quests and achievements: each period of each file of content/competitions once, as it was announced.
CREATE TABLE tournaments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Of what is announced; the table has a version of its own.
  version bigint NOT NULL DEFAULT 1,
  frontend_identifier text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('tournament', 'quest', 'achievement')),
  -- Name of its file, and of the brand it is for; null: every brand.
  file text NOT NULL,
  brand text,
  -- What the file said when it was announced: titles, games, prizes, teams.
  definition jsonb NOT NULL,
  strategy text NOT NULL CHECK (strategy IN ('spin', 'win', 'rate', 'points', 'bet')),
  currency text NOT NULL,
  -- Empty: all wallets.
  currencies text[] NOT NULL DEFAULT '{}',
  group_ids int[] NOT NULL DEFAULT '{}',
  game_category text NOT NULL,
  user_confirmation_required boolean NOT NULL,
  games_taken_limit int CHECK (games_taken_limit > 0),
  -- Smallest stake of a round that counts, in minor units of `currency`.
  least_bet_cents bigint NOT NULL DEFAULT 0,
  start_at timestamptz NOT NULL,
  end_at timestamptz NOT NULL CHECK (end_at > start_at),
  -- When its table became final.
  finished_at timestamptz,
  winner_team_id int
);
CREATE INDEX tournaments_open ON tournaments (end_at) WHERE finished_at IS NULL;
CREATE INDEX tournaments_finished ON tournaments (finished_at DESC) WHERE finished_at IS NOT NULL;
CREATE TRIGGER tournaments_version BEFORE UPDATE ON tournaments FOR EACH ROW EXECUTE FUNCTION raise_version();

-- Who takes part, with the figures that decide their place.
CREATE TABLE tournament_players (
  tournament_id bigint NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
  player_id bigint NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  version bigint NOT NULL DEFAULT 1,
  team_id int,
  confirmed_at timestamptz,
  bet_cents bigint NOT NULL DEFAULT 0,
  win_cents bigint NOT NULL DEFAULT 0,
  -- Highest win per stake of a round, in millionths.
  rate_micros bigint NOT NULL DEFAULT 0,
  games_taken int NOT NULL DEFAULT 0,
  points_micros bigint NOT NULL DEFAULT 0,
  -- The ranked figure: one of the above, by strategy.
  score bigint NOT NULL DEFAULT 0,
  -- When the score was reached: of two equal scores the earlier one ranks first.
  reached_at timestamptz NOT NULL,
  -- Taken out by an operator: keeps the figures, has no place.
  removed_at timestamptz,
  -- The place once the table is final.
  final_place int,
  PRIMARY KEY (tournament_id, player_id)
);
CREATE INDEX tournament_players_ranked ON tournament_players (tournament_id, score DESC, reached_at, player_id)
  WHERE removed_at IS NULL AND score > 0;
CREATE INDEX tournament_players_player ON tournament_players (player_id, tournament_id);
CREATE TRIGGER tournament_players_version BEFORE UPDATE ON tournament_players FOR EACH ROW EXECUTE FUNCTION raise_version();
