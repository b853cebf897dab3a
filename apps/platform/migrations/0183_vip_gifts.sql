-- The gift of a VIP status is given once per player and quarter, however often they climb to it.
CREATE TABLE vip_gifts (
  player_id bigint NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  -- Its first moment.
  quarter timestamptz NOT NULL,
  status text NOT NULL,
  offer_id text NOT NULL,
  given_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, quarter, status)
);
