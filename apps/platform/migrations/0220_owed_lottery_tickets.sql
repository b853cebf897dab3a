-- Tickets that players have won elsewhere while none of their lottery were on sale: the next period gives them.
CREATE TABLE lottery_owed_tickets (
  -- Of what has won them; the tickets are given under it.
  key text PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  -- Name of the lottery's file.
  file text NOT NULL,
  tickets int NOT NULL CHECK (tickets > 0),
  created_at timestamptz NOT NULL
);
CREATE INDEX lottery_owed_tickets_file ON lottery_owed_tickets (file, key);
