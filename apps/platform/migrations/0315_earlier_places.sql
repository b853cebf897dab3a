-- The place of each player at the last count, so that a leaderboard shows who has moved since.
ALTER TABLE tournament_players ADD COLUMN earlier_place int;
ALTER TABLE tournament_tables ADD COLUMN places_at timestamptz;
