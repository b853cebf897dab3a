-- A round during which players act that no process ended when it was over: bets in which no cash-out was received are returned.
alter table studio.live_rounds add column outage boolean not null default false;
