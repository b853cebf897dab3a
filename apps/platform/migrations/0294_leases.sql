-- What one node does for all: whoever holds the lease, as long as it is renewed.
CREATE TABLE leases (
  name text PRIMARY KEY,
  holder text NOT NULL,
  until timestamptz NOT NULL
);
