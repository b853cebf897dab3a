-- Each night that players were measured, and those of them who show markers of harm.
CREATE TABLE harm_nights (
  day date PRIMARY KEY,
  players integer NOT NULL,
  measured_at timestamptz NOT NULL
);
CREATE TABLE harm_measures (
  player_id bigint NOT NULL REFERENCES players ON DELETE CASCADE,
  day date NOT NULL REFERENCES harm_nights,
  points integer NOT NULL CHECK (points > 0),
  level text NOT NULL CHECK (level IN ('low', 'medium', 'high')),
  -- Its markers, each with the figure that was found.
  markers jsonb NOT NULL,
  PRIMARY KEY (player_id, day)
);
CREATE INDEX harm_measures_day ON harm_measures (day, level);
-- Contacts with a player about their play: a message by rule, or a call, mail or chat by staff.
CREATE TABLE harm_contacts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('message', 'phone', 'mail', 'chat')),
  -- The rule of a message.
  rule text,
  level text,
  contacted_at timestamptz NOT NULL
);
CREATE INDEX harm_contacts_player ON harm_contacts (player_id, contacted_at DESC);
CREATE INDEX IF NOT EXISTS payments_finished_time ON payments USING brin (finished_at);
