-- Live tables: one round for all who sit there, and what each of them has bet in it. A table is a game of the catalogue.
create table studio.live_rounds (
  id uuid primary key,
  game text not null,
  engine text not null,
  profile text not null,
  number bigint not null,
  server_seed text not null,
  hash text not null,
  player_seed text not null,
  -- betting until the outcome is drawn, spinning until every bet is settled or returned.
  state text not null check (state in ('betting', 'spinning', 'settled')),
  view jsonb,
  mark text,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  spins_at timestamptz not null,
  result_at timestamptz,
  ends_at timestamptz,
  leased_until timestamptz,
  unique (game, number)
);
create index live_rounds_unsettled on studio.live_rounds (spins_at) where state <> 'settled';

-- A bet is a round of the wallet's by its own id; the row is the outbox of its calls.
create table studio.live_bets (
  id uuid primary key,
  round_id uuid not null references studio.live_rounds,
  session_id uuid not null references studio.sessions,
  owner text not null,
  request_id text not null,
  bet jsonb not null,
  stake_cents bigint not null check (stake_cents > 0),
  unit_cents bigint not null check (unit_cents > 0),
  win_cents bigint not null default 0 check (win_cents >= 0),
  view jsonb,
  state text not null check (state in ('placed', 'confirmed', 'played', 'settled', 'returning', 'rolled_back', 'refused')),
  refusal text,
  balance_cents bigint,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (session_id, request_id)
);
create index live_bets_by_round on studio.live_bets (round_id, state);
create index live_bets_by_owner on studio.live_bets (owner, created_at desc);
