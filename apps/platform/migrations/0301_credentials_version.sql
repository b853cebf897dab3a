-- Counts changes of what a player signs in with. Whoever judged a password or a code compares it, with the player's row locked,
-- in the transaction that acts on the verdict (decision 115).
ALTER TABLE players ADD COLUMN credentials_version int NOT NULL DEFAULT 0;

CREATE FUNCTION count_credentials() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.credentials_version := OLD.credentials_version + 1;
  RETURN NEW;
END $$;
CREATE TRIGGER players_count_credentials BEFORE UPDATE OF password_hash, two_factor_enabled ON players
  FOR EACH ROW WHEN ((OLD.password_hash, OLD.two_factor_enabled) IS DISTINCT FROM (NEW.password_hash, NEW.two_factor_enabled))
  EXECUTE FUNCTION count_credentials();

-- The session a secret was offered to; null for one of the release before, which is not accepted any more.
ALTER TABLE player_two_factor ADD COLUMN offered_session_id bigint;
