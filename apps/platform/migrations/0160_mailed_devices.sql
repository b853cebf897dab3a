-- SEC-07: whoever opens a mailed link passes a lock of passwords in that browser. Only one that has signed in is known to the second factor.
ALTER TABLE known_devices ADD COLUMN has_signed_in boolean NOT NULL DEFAULT true;
