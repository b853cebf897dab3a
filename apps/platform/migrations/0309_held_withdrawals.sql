-- A withdrawal that staff hold back from approval by rule.
ALTER TABLE payments ADD COLUMN held_at timestamptz;
