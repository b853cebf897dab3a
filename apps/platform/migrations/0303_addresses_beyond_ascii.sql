-- Addresses that may not be in normal form (areas/auth/normaliseAddresses.ts): a timer looks at them, and there are few.
CREATE INDEX players_email_beyond_ascii ON players (id) WHERE octet_length(email) <> char_length(email);
