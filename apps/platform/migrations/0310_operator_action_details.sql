-- What an action was about, such as the group a player was put into.
ALTER TABLE operator_actions ADD COLUMN details text;
