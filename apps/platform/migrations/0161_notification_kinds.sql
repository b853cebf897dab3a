-- SAFE-02: a promotion is told to nobody in a break, nor to whom it was not allowed; what concerns the player's account always is.
ALTER TABLE notifications ADD COLUMN kind text NOT NULL DEFAULT 'service' CHECK (kind IN ('service', 'promotional'));

ALTER TABLE operator_actions DROP CONSTRAINT operator_actions_action_check;
ALTER TABLE operator_actions ADD CONSTRAINT operator_actions_action_check
  CHECK (action IN ('two_factor_off', 'vip_set', 'vip_removed', 'notified'));
