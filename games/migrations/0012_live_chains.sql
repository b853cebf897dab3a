-- The server seeds of a table are a hash chain: each is the SHA-256 of the one after it. The anchor is published before the first
-- round; `sealed` is the root and every thousandth link, encrypted with the host's keys.
create table studio.live_chains (
  id uuid primary key,
  game text not null,
  first_number bigint not null,
  length integer not null check (length > 0),
  anchor text not null,
  sealed bytea not null,
  committed_at timestamptz not null,
  signature text not null,
  unique (game, first_number)
);
-- With a chain, `server_seed` and `player_seed` are '' until betting has closed and the outcome is drawn: then the link of the chain, and the
-- SHA-256 of `seeds`, the list of public values. Null chain: a round from before chains, or begun by a node of the release before.
alter table studio.live_rounds add column chain_id uuid references studio.live_chains,
  add column beacon_url text, add column beacon_at timestamptz, add column seeds text, add column drawn_at timestamptz, add column signature text;
-- The seed that the player's browser sent with the bet, for the list of its round.
alter table studio.live_bets add column player_seed text;
