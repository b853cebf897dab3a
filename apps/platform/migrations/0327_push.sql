-- Browsers that a player has allowed to show messages. One browser belongs to the player who subscribed last.
CREATE TABLE push_subscriptions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  endpoint text NOT NULL UNIQUE,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX push_subscriptions_player ON push_subscriptions (player_id, id);

-- When the event that the gift ends soon was published: once.
ALTER TABLE player_bonuses ADD COLUMN end_announced_at timestamptz;
ALTER TABLE player_freespins ADD COLUMN end_announced_at timestamptz;
