-- When the player was reminded of the money in an account they no longer use.
ALTER TABLE players ADD COLUMN dormant_mailed_at timestamptz;
CREATE INDEX players_last_sign_in ON players ((coalesce(current_sign_in_at, created_at)))
  WHERE dormant_mailed_at IS NULL OR dormant_mailed_at < coalesce(current_sign_in_at, created_at);
