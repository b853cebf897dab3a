-- Switches: what operators have closed, for all or for those whom every given column fits. A closure that is opened again stays as
-- the record of who did it and why.
CREATE TABLE closures (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('game', 'studio', 'category', 'method', 'brand')),
  subject text NOT NULL,
  country text,
  licence text,
  currency text,
  closed_at timestamptz NOT NULL,
  closed_by text NOT NULL,
  close_reason text NOT NULL,
  opened_at timestamptz,
  opened_by text,
  open_reason text,
  CHECK (num_nulls(opened_at, opened_by, open_reason) IN (0, 3))
);
CREATE UNIQUE INDEX closures_in_force ON closures (kind, subject, country, licence, currency) NULLS NOT DISTINCT
  WHERE opened_at IS NULL;
