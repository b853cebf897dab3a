-- What identifies a person, hashed (packages/rules/src/profile/samePerson.ts). A mark is a claim until it is proven: an address
-- by its confirmation, everything else by a verified identity (decision 114). Replaces player_marks, whose mailboxes were
-- folded too far; nodes of the release before still write that, and a later release drops it.
CREATE TABLE identity_marks (
  player_id bigint NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('email', 'name', 'birth', 'document', 'device')),
  mark text NOT NULL,
  recorded_at timestamptz NOT NULL,
  -- null: nothing proves it
  proven_at timestamptz,
  PRIMARY KEY (player_id, kind, mark)
);
CREATE INDEX identity_marks_mark ON identity_marks (mark, kind);

-- When the player's marks were last compared with those of self-excluded people; null: not as the player is now. Replaces marked_at.
ALTER TABLE players ADD COLUMN compared_at timestamptz;
CREATE INDEX players_uncompared ON players (id) WHERE compared_at IS NULL;

CREATE FUNCTION forget_compared() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.compared_at := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER players_uncompare
  BEFORE UPDATE OF email, confirmed_at, first_name, last_name, date_of_birth, personal_id_number ON players
  FOR EACH ROW WHEN ((OLD.email, OLD.confirmed_at, OLD.first_name, OLD.last_name, OLD.date_of_birth, OLD.personal_id_number)
    IS DISTINCT FROM (NEW.email, NEW.confirmed_at, NEW.first_name, NEW.last_name, NEW.date_of_birth, NEW.personal_id_number))
  EXECUTE FUNCTION forget_compared();

-- Accounts that may belong to a self-excluded person, for staff to decide about. A new account is on hold until they have.
CREATE TABLE exclusion_reviews (
  player_id bigint NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  excluded_id bigint NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  is_held boolean NOT NULL,
  created_at timestamptz NOT NULL,
  -- null: undecided
  decided_at timestamptz,
  PRIMARY KEY (player_id, excluded_id)
);

CREATE FUNCTION is_on_hold(player bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM exclusion_reviews WHERE player_id = player AND is_held AND decided_at IS NULL)
$$;

-- A hold ends play like a break: in the same transaction, at no cost to a bet.
CREATE FUNCTION end_play_with_hold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE play_sessions SET ended_at = greatest(NEW.created_at, created_at) WHERE player_id = NEW.player_id AND ended_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER exclusion_reviews_end_play AFTER INSERT ON exclusion_reviews
  FOR EACH ROW WHEN (NEW.is_held) EXECUTE FUNCTION end_play_with_hold();
