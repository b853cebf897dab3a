-- What a player can spend in the shop, and what drives his level. No row: none of either.
CREATE TABLE comp_points (
  player_id bigint PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
  chargeable numeric(18, 2) NOT NULL DEFAULT 0 CHECK (chargeable >= 0),
  persistent numeric(18, 2) NOT NULL DEFAULT 0 CHECK (persistent >= 0)
);
