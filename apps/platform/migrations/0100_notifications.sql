-- Words of the house to one player, kept until he has read them or they have expired.
CREATE TABLE notifications (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  -- What says it, and says it once.
  key text UNIQUE,
  -- As the wire has it, without id and times.
  body jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  read_at timestamptz
);
CREATE INDEX notifications_unread ON notifications (player_id, id) WHERE read_at IS NULL;
