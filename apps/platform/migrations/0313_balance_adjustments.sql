-- A correction of a player's balance by staff: one person asks, another confirms.
CREATE TABLE balance_adjustments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  currency text NOT NULL,
  -- Above zero into the balance, below zero out of it.
  amount_cents bigint NOT NULL CHECK (amount_cents <> 0),
  asked_by text NOT NULL,
  reason text NOT NULL,
  asked_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'confirmed', 'refused')),
  decided_by text,
  decided_at timestamptz,
  -- The two are never the same person, however they write their name.
  CHECK (decided_by IS NULL OR state <> 'confirmed' OR lower(trim(decided_by)) <> lower(trim(asked_by)))
);
CREATE INDEX balance_adjustments_open ON balance_adjustments (id) WHERE state = 'open';
CREATE INDEX balance_adjustments_player ON balance_adjustments (player_id);
