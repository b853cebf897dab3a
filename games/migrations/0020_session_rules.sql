-- Rules of the player's licence for the game, decided at the launch; null: sessions and platforms without such rules.
ALTER TABLE studio.sessions ADD COLUMN rules jsonb;
