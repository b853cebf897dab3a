-- Address of the picture of the player's ship; null: sessions and platforms without ships.
ALTER TABLE studio.sessions ADD COLUMN ship text;
