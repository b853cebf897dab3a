-- Grows with every message and with everything that is seen: of two unread counts, the one with the larger version is the newer.
ALTER TABLE support_threads ADD COLUMN version bigint NOT NULL DEFAULT 1;
CREATE TRIGGER support_threads_version BEFORE UPDATE ON support_threads FOR EACH ROW EXECUTE FUNCTION raise_version();
