-- Levels of quests that players have reached, and achievements, which have one level: each once for ever.
CREATE TABLE quest_levels (
  -- The frontend identifier of a quest or an achievement; `group:257` for an achievement that is reached by joining a group.
  identifier text NOT NULL,
  player_id bigint NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  level int NOT NULL CHECK (level > 0),
  reached_at timestamptz NOT NULL,
  -- Whether it had a reward, which was given with it.
  is_rewarded boolean NOT NULL,
  PRIMARY KEY (identifier, player_id, level)
);
CREATE INDEX quest_levels_player ON quest_levels (player_id, identifier);
