-- Notifications expire about in the order they were written; those that did long ago are deleted.
CREATE INDEX notifications_expired ON notifications USING brin (expires_at);
