-- The smallest stake of each kind of game, as its studio says it: less than that cannot be played.
CREATE TABLE smallest_stakes (
  currency text NOT NULL,
  engine text NOT NULL,
  profile text NOT NULL,
  cents bigint NOT NULL CHECK (cents > 0),
  PRIMARY KEY (currency, engine, profile)
);
