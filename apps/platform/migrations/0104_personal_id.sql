-- The number a state has given its citizen (VAL-05); asked for where a licence wants it.
ALTER TABLE players ADD COLUMN personal_id_number text;
