-- The hull and the colour that a player chose for their ship; players without a row have the usual one of their number.
CREATE TABLE player_ships (
  player_id bigint PRIMARY KEY REFERENCES players (id),
  hull text NOT NULL,
  colour text NOT NULL
);
