-- Statements that change many rows raise the version themselves, which costs a tenth of calling the function for each row. The
-- trigger remains for the others, and for those of the previous release.
CREATE OR REPLACE TRIGGER tournament_players_version BEFORE UPDATE ON tournament_players
  FOR EACH ROW WHEN (NEW.version = OLD.version) EXECUTE FUNCTION raise_version();
