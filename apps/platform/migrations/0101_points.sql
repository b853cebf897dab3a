-- Points are whole numbers of millionths of a point: a small stake brings a small part of one, and none is lost. Every change
-- has its entry, once for its key; the sums of the entries are what stands in comp_points.
ALTER TABLE comp_points
  ALTER COLUMN chargeable DROP DEFAULT,
  ALTER COLUMN persistent DROP DEFAULT,
  ALTER COLUMN chargeable TYPE bigint USING round(chargeable * 1000000)::bigint,
  ALTER COLUMN persistent TYPE bigint USING round(persistent * 1000000)::bigint,
  ALTER COLUMN chargeable SET DEFAULT 0,
  ALTER COLUMN persistent SET DEFAULT 0,
  -- Grows with every change: of two messages the one with the larger version is the newer.
  ADD COLUMN version bigint NOT NULL DEFAULT 0;
ALTER TABLE comp_points RENAME COLUMN chargeable TO chargeable_micros;
ALTER TABLE comp_points RENAME COLUMN persistent TO persistent_micros;
ALTER TABLE comp_points SET (fillfactor = 80);

CREATE TABLE comp_point_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  -- What asks for it, once and for all: bet:<transaction>, exchange:<player>:<idempotency key>, level:<player>:<level>.
  key text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('opening', 'bet', 'rollback', 'level', 'exchange')),
  reason jsonb NOT NULL DEFAULT '{}',
  chargeable_micros bigint NOT NULL,
  persistent_micros bigint NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX comp_point_entries_player ON comp_point_entries (player_id, created_at);

INSERT INTO comp_point_entries (player_id, key, kind, chargeable_micros, persistent_micros, created_at)
SELECT player_id, 'opening:' || player_id, 'opening', chargeable_micros, persistent_micros, now() FROM comp_points;
