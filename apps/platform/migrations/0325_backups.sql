-- Backups, and what was done with them: the checks before real money read their age.
CREATE TABLE backups (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- `made`: database and documents were copied. `tested`: a copy was restored and read. `restored`: this database is
  -- a copy. `adopted`: that copy took the place of the live one.
  kind text NOT NULL CHECK (kind IN ('made', 'tested', 'restored', 'adopted')),
  at timestamptz NOT NULL,
  details jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX backups_latest ON backups (kind, at DESC);
