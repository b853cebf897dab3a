-- Players whose rounds stay in the database while something about them is undecided: a complaint, a dispute, a suspicion
-- (docs/decisions/209-drop-archived-rounds-by-month.md).
CREATE TABLE record_holds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL,
  operator text NOT NULL,
  reason text NOT NULL,
  placed_at timestamptz NOT NULL,
  released_by text,
  release_reason text,
  released_at timestamptz
);
CREATE INDEX record_holds_open ON record_holds (player_id) WHERE released_at IS NULL;
