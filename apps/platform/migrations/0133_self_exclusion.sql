-- What a person is known by, hashed (packages/rules/src/profile/samePerson.ts): who has excluded themself is found again under
-- another account, on every brand (decision 051).
CREATE TABLE player_marks (
  player_id bigint NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('email', 'name', 'birth', 'document', 'device')),
  mark text NOT NULL,
  PRIMARY KEY (player_id, kind, mark)
);
CREATE INDEX player_marks_mark ON player_marks (mark, kind);

-- When the marks were last compared; null: not as the player is now.
ALTER TABLE players ADD COLUMN marked_at timestamptz;
CREATE INDEX players_unmarked ON players (id) WHERE marked_at IS NULL;

CREATE FUNCTION forget_marked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.marked_at := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER players_unmark BEFORE UPDATE OF email, first_name, last_name, date_of_birth, personal_id_number ON players
  FOR EACH ROW WHEN ((OLD.email, OLD.first_name, OLD.last_name, OLD.date_of_birth, OLD.personal_id_number)
    IS DISTINCT FROM (NEW.email, NEW.first_name, NEW.last_name, NEW.date_of_birth, NEW.personal_id_number))
  EXECUTE FUNCTION forget_marked();

-- Self-exclusion switches marketing off, whoever begins it. It stays off until the player asks for it again, after the end.
CREATE FUNCTION end_marketing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE players SET receive_promos = false, receive_sms_promos = false, receive_promos_via_phone_calls = false,
         agreed_to_partner_promotions = false
   WHERE id = NEW.player_id;
  RETURN NULL;
END $$;
CREATE TRIGGER player_limits_end_marketing AFTER INSERT ON player_limits
  FOR EACH ROW WHEN (NEW.type = 'selfexclusion') EXECUTE FUNCTION end_marketing();
UPDATE players p SET receive_promos = false, receive_sms_promos = false, receive_promos_via_phone_calls = false,
       agreed_to_partner_promotions = false
 WHERE EXISTS (SELECT FROM player_limits l WHERE l.player_id = p.id AND l.type = 'selfexclusion' AND l.removed_at IS NULL
                  AND (l.disable_at IS NULL OR l.disable_at > now()));
