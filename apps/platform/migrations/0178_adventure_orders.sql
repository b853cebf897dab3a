ALTER TABLE operator_actions DROP CONSTRAINT operator_actions_action_check;
ALTER TABLE operator_actions ADD CONSTRAINT operator_actions_action_check CHECK (action IN (
  'two_factor_off', 'vip_set', 'vip_removed', 'notified', 'lootbox_given', 'lootbox_canceled', 'adventure_joined', 'adventure_left',
  'adventure_day_completed'));
