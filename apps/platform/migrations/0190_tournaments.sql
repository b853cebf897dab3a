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
  -- Ascending like the rest of what decides a place, so that one comparison of rows finds who is before whom.
  rank_key bigint GENERATED ALWAYS AS (-score) STORED,
  -- When the score was reached: of two equal scores the earlier one ranks first.
  reached_at timestamptz NOT NULL,
  -- Taken out by an operator: keeps the figures, has no place.
  removed_at timestamptz,
  -- Of a limited tournament: when the last round that counts was placed, once there are as many as the limit.
  full_at timestamptz,
  -- The places once the table is final.
  final_place int,
  final_place_in_team int,
  PRIMARY KEY (tournament_id, player_id)
);
CREATE INDEX tournament_players_ranked ON tournament_players (tournament_id, rank_key, reached_at, player_id)
  WHERE removed_at IS NULL AND rank_key < 0;
CREATE INDEX tournament_players_team_ranked
  ON tournament_players (tournament_id, team_id, rank_key, reached_at, player_id)
  WHERE team_id IS NOT NULL AND removed_at IS NULL AND rank_key < 0;
CREATE INDEX tournament_players_team ON tournament_players (tournament_id, team_id)
  WHERE team_id IS NOT NULL AND removed_at IS NULL;
CREATE INDEX tournament_players_final ON tournament_players (tournament_id, final_place) WHERE final_place IS NOT NULL;
CREATE INDEX tournament_players_player ON tournament_players (player_id, tournament_id);
CREATE TRIGGER tournament_players_version BEFORE UPDATE ON tournament_players FOR EACH ROW EXECUTE FUNCTION raise_version();

-- What changes with every round that counts, apart from what is announced: the version of the table and how many take part.
CREATE TABLE tournament_tables (
  tournament_id bigint PRIMARY KEY REFERENCES tournaments (id) ON DELETE CASCADE,
  version bigint NOT NULL DEFAULT 1,
  participants int NOT NULL DEFAULT 0
) WITH (fillfactor = 50);

-- Rounds that count, each once with the real-money part of what it moved, in the currency of its wallet.
CREATE TABLE tournament_rounds (
  round_id text PRIMARY KEY,
  player_id bigint NOT NULL,
  -- Those it counts in.
  tournaments bigint[] NOT NULL,
  currency text NOT NULL,
  -- Whose rate of exchange it is converted at.
  day date NOT NULL,
  -- First stake, last stake, last win.
  placed_at timestamptz NOT NULL,
  staked_at timestamptz NOT NULL,
  won_at timestamptz,
  bet_cents bigint NOT NULL CHECK (bet_cents > 0),
  win_cents bigint NOT NULL DEFAULT 0 CHECK (win_cents >= 0),
  points_micros bigint NOT NULL DEFAULT 0,
  is_open boolean NOT NULL
) WITH (fillfactor = 85);
CREATE INDEX tournament_rounds_player ON tournament_rounds (player_id, placed_at, round_id COLLATE "C");
CREATE INDEX tournament_rounds_open ON tournament_rounds (placed_at) WHERE is_open;

-- The rates of exchange of a day: what a unit was worth in euros when a round of that day first had to be converted.
CREATE TABLE tournament_rates (
  day date NOT NULL,
  currency text NOT NULL,
  value_in_eur text NOT NULL,
  PRIMARY KEY (day, currency)
);

-- Bets that were rolled back after a table was final: it stays as it is.
CREATE TABLE tournament_late_rollbacks (
  tournament_id bigint NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
  round_id text NOT NULL,
  player_id bigint NOT NULL,
  noted_at timestamptz NOT NULL,
  PRIMARY KEY (tournament_id, round_id)
);

-- The movements of a round, for whoever must judge the round as a whole.
CREATE INDEX game_transactions_round ON game_transactions (round_id);
