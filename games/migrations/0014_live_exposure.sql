-- What all bets of a round may pay together at most, in lowest stakes, so that a table has a limit over all players.
create table studio.live_exposure (
  round_id uuid primary key references studio.live_rounds on delete cascade,
  units bigint not null
);
