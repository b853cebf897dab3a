-- The last wins of a game, shown before it is opened.
CREATE INDEX latest_wins_of_game ON latest_wins (game_identifier, at DESC);
