-- Licences are files of content/licences: the platform checks that a player's licence is one of them.
ALTER TABLE players DROP CONSTRAINT players_license_name_check;
