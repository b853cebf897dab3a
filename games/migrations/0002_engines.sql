-- A round belongs to any engine: a bet, the moves made in it and what its player may see. What was a list of steps shown
-- one by one is the lines engine's view, its showing the moves 'next'.
alter table studio.sessions add column engine text not null default 'lines';

drop index studio.rounds_one_unfinished;
drop index studio.rounds_unfinished;
alter table studio.rounds
  drop constraint rounds_state_check,
  add column bet jsonb,
  add column moves jsonb not null default '[]',
  add column view jsonb,
  add column offers jsonb not null default '[]',
  -- What the wallet has been asked for and has given: the bet and every raise.
  add column staked_cents bigint,
  -- A move that stakes more, while its wallet bet is on the way: { move, session, amountCents, number }.
  add column raise jsonb,
  add column raises integer not null default 0,
  add column opened_at timestamptz,
  -- When an open round is taken out of its player's hands.
  add column due_at timestamptz;

update studio.rounds set
  bet = jsonb_build_object('stakeCents', stake_cents),
  staked_cents = stake_cents,
  moves = case
    when steps is null then '[]'
    else coalesce((select jsonb_agg('next'::text) from generate_series(2, case when state = 'settled' then jsonb_array_length(steps) else shown end)), '[]') end,
  view = case
    when steps is null then null
    else jsonb_build_object('steps', (
      select jsonb_agg(step order by place) from jsonb_array_elements(steps) with ordinality as shown_steps (step, place)
      where state = 'settled' or place <= shown)) end,
  offers = case when state = 'played' and shown < jsonb_array_length(steps) then '["next"]' else '[]' end::jsonb,
  opened_at = case when steps is null then null else created_at end,
  due_at = case when state = 'played' and shown < jsonb_array_length(steps) then updated_at + interval '10 minutes' end,
  state = case when state = 'played' and shown < jsonb_array_length(steps) then 'open' else state end;

alter table studio.rounds
  drop column steps,
  drop column shown,
  alter column bet set not null,
  alter column staked_cents set not null,
  add constraint rounds_state_check check (state in (
    'placed', 'bet_confirmed', 'open', 'raising', 'lowering', 'played', 'settled', 'returning', 'rolled_back', 'refused'));
create unique index rounds_one_unfinished on studio.rounds (owner)
  where state in ('placed', 'bet_confirmed', 'open', 'raising', 'lowering', 'played', 'returning');
create index rounds_unfinished on studio.rounds (updated_at)
  where state in ('placed', 'bet_confirmed', 'open', 'raising', 'lowering', 'played', 'returning');
