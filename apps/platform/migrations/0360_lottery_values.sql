-- Values that players add to a draw after its list of tickets is fixed, in order of arrival.
CREATE TABLE lottery_values (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  lottery_id bigint NOT NULL REFERENCES lotteries (id) ON DELETE CASCADE,
  player_id bigint NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  value text NOT NULL CHECK (value ~ '^[0-9A-Za-z_-]{8,64}$'),
  created_at timestamptz NOT NULL,
  UNIQUE (lottery_id, player_id)
);
CREATE INDEX lottery_values_player ON lottery_values (player_id);

ALTER TABLE lotteries
  -- SHA-256 of the list of values; null before the draw, and for draws made before there were any.
  ADD COLUMN values_hash text,
  -- Address of the beacon whose output closes the list of values, fixed with the list of tickets; and that output.
  ADD COLUMN beacon_url text,
  ADD COLUMN beacon jsonb;
