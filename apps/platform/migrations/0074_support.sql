-- Messages to support as they were sent; the brand's contact gets each by mail.
CREATE TABLE support_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  brand text NOT NULL,
  player_id bigint REFERENCES players (id) ON DELETE SET NULL,
  email text NOT NULL,
  content text NOT NULL,
  locale text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX support_messages_age ON support_messages (created_at);

-- Under which id a player's chat goes on, on each of the sites.
CREATE TABLE chat_restore_ids (
  player_id bigint NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  project text NOT NULL,
  restore_id text NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, project)
);
