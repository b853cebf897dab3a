-- The version of the terms that a player has accepted (0: none yet), and the newest one they were told about.
ALTER TABLE players ADD COLUMN terms_version int NOT NULL DEFAULT 1;
ALTER TABLE players ADD COLUMN terms_mailed int NOT NULL DEFAULT 1;
UPDATE players SET terms_version = 0 WHERE 'terms_acceptance' = ANY (auth_fields_missed);
CREATE INDEX players_terms_mailed ON players (license_name, terms_mailed);
