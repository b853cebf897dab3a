-- The brand whose host a session was opened on: it is refused on the hosts of any other. null: opened by the release before,
-- accepted everywhere until it ends.
ALTER TABLE sessions ADD COLUMN brand text;
