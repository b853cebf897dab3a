-- A player's own messages, for the messaging widget.
CREATE INDEX support_messages_player ON support_messages (player_id, id);
