-- The games a bonus may be wagered in, while it is; null: all that are open to bonuses.
ALTER TABLE player_bonuses ADD COLUMN games text[] CHECK (cardinality(games) > 0);

-- Offers a player wants no more: they are not made to him again.
CREATE TABLE declined_offers (
  player_id bigint NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  offer_id text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, offer_id)
);
