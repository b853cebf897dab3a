-- When the player was told that a break has ended; breaks that ended before this release are not mentioned any more.
ALTER TABLE player_limits ADD COLUMN end_mailed_at timestamptz;
UPDATE player_limits SET end_mailed_at = disable_at
 WHERE type IN ('coolingoff', 'selfexclusion') AND disable_at <= now();
CREATE INDEX player_limits_break_ends ON player_limits (disable_at)
  WHERE type IN ('coolingoff', 'selfexclusion') AND end_mailed_at IS NULL AND disable_at IS NOT NULL;
