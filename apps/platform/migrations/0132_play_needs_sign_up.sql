-- Play for money is opened for players alone whose sign-up left nothing open (decision 051). When something opens later, such as new
-- terms, play that runs ends in the same transaction; a bet has nothing to look up.
CREATE FUNCTION end_play_with_open_sign_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE play_sessions SET ended_at = greatest(now(), created_at) WHERE player_id = NEW.id AND ended_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER players_end_play AFTER UPDATE OF auth_fields_missed ON players
  FOR EACH ROW WHEN (NEW.auth_fields_missed <> '{}' AND OLD.auth_fields_missed = '{}')
  EXECUTE FUNCTION end_play_with_open_sign_up();

-- Play that was opened before anybody asked.
UPDATE play_sessions s SET ended_at = greatest(now(), s.created_at) FROM players p
 WHERE p.id = s.player_id AND s.ended_at IS NULL
   AND (p.auth_fields_missed <> '{}' OR p.first_name IS NULL OR p.last_name IS NULL OR p.date_of_birth IS NULL OR p.country IS NULL);
