-- A series is found by its name, the part of an identifier before its date.
CREATE INDEX tournaments_series ON tournaments (split_part(frontend_identifier, '--', 1)) WHERE kind = 'tournament';
