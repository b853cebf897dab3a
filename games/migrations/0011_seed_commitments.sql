-- The key that commitments to seeds are signed with; its public half is in every commitment.
create table studio.signing_keys (
  id smallint primary key default 1 check (id = 1),
  private_key text not null,
  public_key text not null
);
-- The seed that follows the one in use. Its hash is published before its player chooses a seed for it.
create table studio.next_seeds (
  owner text primary key,
  server_seed text not null,
  hash text not null,
  committed_at timestamptz not null,
  signature text not null
);
-- When the hash of a seed was committed to, and when its player sent a seed of their own; null: before commitments, or never.
alter table studio.seeds add column committed_at timestamptz, add column signature text, add column player_seed_at timestamptz;
alter table studio.rounds add column player_seed_at timestamptz;
