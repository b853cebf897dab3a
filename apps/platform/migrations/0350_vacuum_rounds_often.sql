-- The end of a round leaves a dead row, and dead entries in four indexes. By default they stay until a fifth of the table is dead:
-- 50 bytes a round (docs/decisions/207-order-rounds-by-time-and-columns-by-width.md).
ALTER TABLE game_rounds SET (autovacuum_vacuum_scale_factor = 0.02);
