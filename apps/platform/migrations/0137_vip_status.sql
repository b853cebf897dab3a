-- Every change of a VIP status. What is played before an operator lowers one (counts_anew) earns nothing afterwards.
CREATE TABLE vip_moves (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  from_status text NOT NULL,
  to_status text NOT NULL,
  cause text NOT NULL CHECK (cause IN ('earned', 'quarter', 'operator')),
  counts_anew boolean NOT NULL DEFAULT false,
  moved_at timestamptz NOT NULL
);
CREATE INDEX vip_moves_player ON vip_moves (player_id, id);

-- When a player's figures are worth adding up again: after so many millionths of a euro in bets; null = after the next deposit.
-- It is a hint of the quarter it was taken in: the sums of payments and rounds are what counts.
CREATE TABLE vip_looks (
  player_id bigint PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
  quarter timestamptz NOT NULL,
  bets_left bigint
);

CREATE INDEX player_groups_group ON player_groups (group_id, created_at);
-- Statuses given before there was a rule hold until the end of the running quarter.
UPDATE player_groups SET created_at = greatest(created_at, now()) WHERE group_id IN ('255', '257', '258', '259', '759');

ALTER TABLE operator_actions DROP CONSTRAINT operator_actions_action_check;
ALTER TABLE operator_actions ADD CONSTRAINT operator_actions_action_check
  CHECK (action IN ('two_factor_off', 'vip_set', 'vip_removed'));
