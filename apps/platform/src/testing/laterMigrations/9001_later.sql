-- The most far-reaching changes that a later release may make while nodes of this one run (docs/operating.md,
-- Migrations): for the test of a rolling update.

-- Every table has columns that this release does not know.
DO $$
DECLARE name text;
BEGIN
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_migrations' LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN later_note text, ADD COLUMN later_count int NOT NULL DEFAULT 0', name);
  END LOOP;
END $$;

CREATE TABLE later_awards (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL,
  title text NOT NULL
);
CREATE INDEX players_later_note ON players (later_note);
ALTER TABLE game_rounds ADD CONSTRAINT game_rounds_later_count_check CHECK (later_count >= 0) NOT VALID;

-- A column that will replace another: each release writes one of the two, and a trigger fills the other.
ALTER TABLE players ADD COLUMN display_name text;
UPDATE players SET display_name = nickname;
CREATE FUNCTION players_display_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.display_name := coalesce(NEW.display_name, NEW.nickname);
    NEW.nickname := coalesce(NEW.nickname, NEW.display_name);
  ELSIF NEW.display_name IS DISTINCT FROM OLD.display_name THEN
    NEW.nickname := NEW.display_name;
  ELSE
    NEW.display_name := NEW.nickname;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER players_display_name BEFORE INSERT OR UPDATE OF nickname, display_name ON players
  FOR EACH ROW EXECUTE FUNCTION players_display_name();
