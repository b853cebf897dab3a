-- Where a game sends its player to see how a round came about.
alter table studio.sessions add column round_url text;
create index sessions_by_player on studio.sessions (player);
