-- Chips that a player adds to a bet of theirs: one round of the wallet, one bet, however often they are added to. The row is the
-- outbox of the wallet calls; once it is confirmed, its chips are in the bet.
create table studio.live_additions (
  id uuid primary key,
  bet_id uuid not null references studio.live_bets,
  -- Part of the ids of the wallet calls.
  number integer not null,
  session_id uuid not null references studio.sessions,
  request_id text not null,
  bet jsonb not null,
  stake_cents bigint not null check (stake_cents > 0),
  state text not null check (state in ('placed', 'confirmed', 'returning', 'rolled_back', 'refused')),
  refusal text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (session_id, request_id),
  unique (bet_id, number)
);
-- A bet as it was first placed, which a repeated request is compared with; null: as it is.
alter table studio.live_bets add column first_bet jsonb, add column first_stake_cents bigint;
