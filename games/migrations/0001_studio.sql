-- The studio's own tables. It shares a database with nobody's data: balances are the wallet's, but for demo money.
create schema if not exists studio;

create table studio.sessions (
  id uuid primary key,
  token_hash text not null unique,
  -- Whose rounds and seeds: a player and a game for real money, the session itself in demo.
  owner text not null,
  mode text not null check (mode in ('real', 'demo')),
  wallet_session text,
  player text not null,
  currency text not null,
  subunits_to_unit bigint not null check (subunits_to_unit > 0),
  locale text not null,
  lobby_url text not null,
  game text not null,
  title text not null,
  provider text not null,
  seo_title text not null,
  theme text not null,
  art_seed text not null,
  media_version text,
  profile text not null,
  demo_balance_cents bigint not null default 0 check (demo_balance_cents >= 0),
  created_at timestamptz not null
);

create table studio.seeds (
  id uuid primary key,
  owner text not null,
  server_seed text not null,
  hash text not null,
  player_seed text not null,
  next_nonce bigint not null default 0,
  created_at timestamptz not null,
  revealed_at timestamptz
);
create unique index seeds_one_in_use on studio.seeds (owner) where revealed_at is null;

create table studio.rounds (
  id uuid primary key,
  session_id uuid not null references studio.sessions,
  owner text not null,
  request_id text not null,
  seed_id uuid not null references studio.seeds,
  nonce bigint not null,
  player_seed text not null,
  stake_cents bigint not null check (stake_cents > 0),
  win_cents bigint not null default 0 check (win_cents >= 0),
  steps jsonb,
  shown integer not null default 0,
  state text not null check (state in ('placed', 'bet_confirmed', 'played', 'settled', 'returning', 'rolled_back', 'refused')),
  refusal text,
  balance_cents bigint,
  -- Finished or returned without the player watching: he is told on the next opening, until he plays on.
  interrupted boolean not null default false,
  told boolean not null default false,
  leased_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (session_id, request_id),
  unique (seed_id, nonce)
);
-- A player has one unfinished round of a game, whatever number of tabs and nodes try.
create unique index rounds_one_unfinished on studio.rounds (owner) where state in ('placed', 'bet_confirmed', 'played', 'returning');
create index rounds_by_owner on studio.rounds (owner, created_at desc);
create index rounds_unfinished on studio.rounds (updated_at) where state in ('placed', 'bet_confirmed', 'played', 'returning');

-- Every wallet call stands here before it is sent and is sent with the same id until it is answered.
create table studio.wallet_calls (
  transaction_id text primary key,
  round_id uuid not null references studio.rounds,
  kind text not null check (kind in ('bet', 'win', 'rollback')),
  amount_cents bigint not null check (amount_cents >= 0),
  state text not null default 'pending' check (state in ('pending', 'done', 'refused')),
  refusal text,
  created_at timestamptz not null,
  answered_at timestamptz
);
create index wallet_calls_by_round on studio.wallet_calls (round_id);

create table studio.demo_moves (
  transaction_id text primary key,
  session_id uuid not null references studio.sessions,
  amount_cents bigint not null,
  undone boolean not null default false
);
