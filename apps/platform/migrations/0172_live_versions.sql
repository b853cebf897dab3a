-- Grows with every change of the row, whoever makes it: of two messages about the same row, the one with the larger version is the newer.
CREATE FUNCTION raise_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;

ALTER TABLE player_bonuses ADD COLUMN version bigint NOT NULL DEFAULT 1;
ALTER TABLE player_freespins ADD COLUMN version bigint NOT NULL DEFAULT 1;
ALTER TABLE payments ADD COLUMN version bigint NOT NULL DEFAULT 1;
ALTER TABLE notifications ADD COLUMN version bigint NOT NULL DEFAULT 1;

CREATE TRIGGER player_bonuses_version BEFORE UPDATE ON player_bonuses FOR EACH ROW EXECUTE FUNCTION raise_version();
CREATE TRIGGER player_freespins_version BEFORE UPDATE ON player_freespins FOR EACH ROW EXECUTE FUNCTION raise_version();
-- Not of what only we see, such as when the provider was last asked: the answer to a repeated call stays the same.
CREATE TRIGGER payments_version
  BEFORE UPDATE OF state, account, cancellation_reason, finished_at, documents_asked_at, reversed_cents ON payments
  FOR EACH ROW EXECUTE FUNCTION raise_version();
CREATE TRIGGER notifications_version BEFORE UPDATE ON notifications FOR EACH ROW EXECUTE FUNCTION raise_version();
