-- SEC-01: a session ends at the latest at a time that is set when it begins, however busy it is.
ALTER TABLE sessions ADD COLUMN expires_at timestamptz NOT NULL DEFAULT 'infinity';
UPDATE sessions SET expires_at = created_at + interval '24 hours';

-- Whether the player said that the recovery codes they hold now are saved. Who has them already is not asked.
ALTER TABLE player_two_factor ADD COLUMN codes_saved_at timestamptz;
UPDATE player_two_factor SET codes_saved_at = enabled_at;
