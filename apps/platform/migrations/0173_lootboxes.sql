-- What boxes contain: each state of a wheel's configuration once. A box refers to the one it was given with, which never changes.
CREATE TABLE lootbox_contents (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- SHA-256 of the contents.
  hash text NOT NULL UNIQUE,
  contents jsonb NOT NULL
);

-- Boxes of prizes. The server's seed is drawn when a box is given and sealed until it is activated; its hash is public.
CREATE TABLE player_lootboxes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version bigint NOT NULL DEFAULT 1,
  player_id bigint NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  -- What gave it, and gives it once: deposit:daily:10001:2026-03-10, exchange:10001:...
  key text NOT NULL UNIQUE,
  group_key text NOT NULL,
  strategy text NOT NULL
    CHECK (strategy IN ('exchange', 'deposit', 'registration', 'level', 'status', 'campaign', 'operator')),
  -- What its reason says: the amount of a deposit, a level, a group.
  source jsonb NOT NULL DEFAULT '{}',
  titles jsonb NOT NULL,
  display int NOT NULL,
  currency text NOT NULL,
  contents_id bigint NOT NULL REFERENCES lootbox_contents (id),
  seed_hash text NOT NULL,
  sealed_seed bytea,
  server_seed text,
  player_seed text,
  stage text NOT NULL DEFAULT 'issued' CHECK (stage IN ('issued', 'activated', 'canceled', 'expired')),
  -- Number of the item that was drawn, and the gift it became.
  won int,
  gift_kind text CHECK (gift_kind IN ('bonus', 'freespins')),
  gift_id bigint,
  created_at timestamptz NOT NULL,
  valid_until timestamptz NOT NULL,
  activated_at timestamptz,
  ended_at timestamptz,
  CONSTRAINT player_lootboxes_drawn CHECK (
    (stage = 'activated') = (num_nonnulls(won, server_seed, player_seed, gift_kind, gift_id, activated_at) = 6)),
  CONSTRAINT player_lootboxes_sealed CHECK ((sealed_seed IS NULL) = (stage = 'activated'))
);
CREATE INDEX player_lootboxes_player ON player_lootboxes (player_id, id);
CREATE INDEX player_lootboxes_open ON player_lootboxes (valid_until) WHERE stage = 'issued';
-- Not when its seed is sealed with a newer key.
CREATE TRIGGER player_lootboxes_version BEFORE UPDATE OF stage ON player_lootboxes FOR EACH ROW EXECUTE FUNCTION raise_version();

-- An operator's gift of a box to everybody who is in a group at that time; given in steps, so that a stop loses and repeats nothing.
CREATE TABLE lootbox_campaigns (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  group_id text NOT NULL,
  group_key text NOT NULL,
  operator text NOT NULL,
  reason text NOT NULL,
  ordered_at timestamptz NOT NULL,
  -- The last player who has been looked at.
  after_player bigint NOT NULL DEFAULT 0,
  given int NOT NULL DEFAULT 0,
  done_at timestamptz
);
CREATE INDEX lootbox_campaigns_open ON lootbox_campaigns (id) WHERE done_at IS NULL;

ALTER TABLE operator_actions DROP CONSTRAINT operator_actions_action_check;
ALTER TABLE operator_actions ADD CONSTRAINT operator_actions_action_check
  CHECK (action IN ('two_factor_off', 'vip_set', 'vip_removed', 'notified', 'lootbox_given', 'lootbox_canceled'));
