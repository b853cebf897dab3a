-- The brand a player signed up with: he keeps it wherever he logs in.
ALTER TABLE players ADD COLUMN brand text NOT NULL DEFAULT 'apogee';

-- The level follows from the persistent points and is kept nowhere (OPEN-34).
ALTER TABLE players DROP COLUMN level;
