-- A break ends all play of its player at once. A trigger, so that it is the same transaction whoever begins the break, and
-- costs a bet nothing.
CREATE FUNCTION end_play_with_break() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE play_sessions SET ended_at = NEW.created_at WHERE player_id = NEW.player_id AND ended_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER player_limits_end_play AFTER INSERT ON player_limits
  FOR EACH ROW WHEN (NEW.type IN ('coolingoff', 'selfexclusion')) EXECUTE FUNCTION end_play_with_break();

-- When the last break of a player ends, whether or not that is past; the year 9999 when it never does.
CREATE FUNCTION break_until(player bigint) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT max(coalesce(disable_at, '9999-12-31 00:00:00Z')) FROM player_limits
   WHERE player_id = player AND removed_at IS NULL AND type IN ('coolingoff', 'selfexclusion')
$$;
