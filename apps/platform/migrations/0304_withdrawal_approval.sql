-- When a withdrawal was approved: the player sees its steps with their dates.
ALTER TABLE payments ADD COLUMN approved_at timestamptz;
