-- What was last brought into the database from files, by name: a start that finds the same files does not read them all again.
CREATE TABLE seed_versions (
  name text PRIMARY KEY,
  version text NOT NULL
);
