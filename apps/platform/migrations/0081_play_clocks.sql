-- How long a player has been playing for money without a longer pause: what a reality check counts (SAFE-04) and a game
-- page shows (SAFE-05). One row a player, moved by opening a game and by rounds.
CREATE TABLE play_clocks (
  player_id bigint PRIMARY KEY,
  started_at timestamptz NOT NULL,
  -- The last answered check, or the beginning.
  counted_from timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  -- The check that is due has been announced.
  asked_at timestamptz
);
