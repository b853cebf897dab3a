-- A conversation with support: a player's on a brand, or a guest's, known by the token their browser holds. One message of the
-- contact form by a guest is a conversation without a token: it is answered by mail.
CREATE TABLE support_threads (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  brand text NOT NULL,
  player_id bigint REFERENCES players (id) ON DELETE CASCADE,
  guest_hash bytea UNIQUE,
  email text NOT NULL,
  locale text NOT NULL,
  -- The last message each side has seen.
  player_seen bigint NOT NULL DEFAULT 0,
  desk_seen bigint NOT NULL DEFAULT 0,
  last_message_id bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX support_threads_player ON support_threads (player_id, brand);
CREATE INDEX support_threads_last ON support_threads (last_message_id);

ALTER TABLE support_messages
  ADD COLUMN thread_id bigint REFERENCES support_threads (id) ON DELETE SET NULL,
  ADD COLUMN author text NOT NULL DEFAULT 'player' CHECK (author IN ('player', 'agent', 'automatic')),
  ADD COLUMN agent text,
  -- Made by whoever sends it: the same one again is the same message.
  ADD COLUMN key text,
  -- Sent by the form, which promises an answer by mail.
  ADD COLUMN by_mail boolean NOT NULL DEFAULT false;
CREATE UNIQUE INDEX support_messages_key ON support_messages (thread_id, key);
CREATE INDEX support_messages_thread ON support_messages (thread_id, id);

-- What players have written so far begins their conversation; all of it has been mailed.
UPDATE support_messages SET by_mail = true;
INSERT INTO support_threads (brand, player_id, email, locale, last_message_id, desk_seen, created_at)
  SELECT brand, player_id, max(email), max(locale), max(id), max(id), min(created_at)
  FROM support_messages WHERE player_id IS NOT NULL GROUP BY brand, player_id;
UPDATE support_messages AS m SET thread_id = t.id
  FROM support_threads AS t WHERE t.player_id = m.player_id AND t.brand = m.brand;
