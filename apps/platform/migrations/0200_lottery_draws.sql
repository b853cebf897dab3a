-- The lotteries of the first demo had no seed and no terms: they could be neither entered nor drawn.
DELETE FROM lotteries;

ALTER TABLE lotteries
  DROP COLUMN title,
  DROP COLUMN money_budget_cents,
  DROP COLUMN chargeable_comp_points_budget,
  DROP COLUMN persistent_comp_points_budget,
  DROP COLUMN deposit_scale_rules,
  ALTER COLUMN comp_points_ticket_price TYPE int USING 0,
  -- Raised with every change, a ticket included.
  ADD COLUMN version bigint NOT NULL DEFAULT 1,
  -- Name of its file, and of the brand it is for; null: every brand.
  ADD COLUMN file text NOT NULL,
  ADD COLUMN brand text,
  -- What the file said when it was announced: titles, terms, prizes.
  ADD COLUMN definition jsonb NOT NULL,
  ADD COLUMN draw_at timestamptz NOT NULL,
  -- When its list of tickets was fixed: none is added or taken back from here on.
  ADD COLUMN closed_at timestamptz,
  -- Highest ticket number, and tickets that take part; those taken back keep their number.
  ADD COLUMN last_number int NOT NULL DEFAULT 0,
  ADD COLUMN tickets_count int NOT NULL DEFAULT 0,
  -- SHA-256 of the seed, public from the start, and of the list of tickets, once it is fixed.
  ADD COLUMN seed_hash text NOT NULL,
  ADD COLUMN tickets_hash text,
  -- Sealed with VAULT_KEYS until the draw, in plain text from then on.
  ADD COLUMN sealed_seed bytea,
  ADD COLUMN seed text,
  -- Its players have been told that it is drawn soon.
  ADD COLUMN told_soon_at timestamptz,
  -- The last of them who has been told.
  ADD COLUMN told_up_to bigint NOT NULL DEFAULT 0,
  ADD CHECK (draw_at >= end_at),
  ADD CHECK ((sealed_seed IS NULL) = (finished_at IS NOT NULL)),
  ADD CHECK ((seed IS NULL) = (finished_at IS NULL)),
  ADD CHECK ((tickets_hash IS NULL) = (closed_at IS NULL)),
  ADD CHECK (finished_at IS NULL OR closed_at IS NOT NULL);
CREATE TRIGGER lotteries_version BEFORE UPDATE ON lotteries FOR EACH ROW EXECUTE FUNCTION raise_version();
CREATE INDEX lotteries_open ON lotteries (end_at) WHERE finished_at IS NULL;
CREATE INDEX lotteries_finished ON lotteries (finished_at) WHERE finished_at IS NOT NULL;

-- Who holds tickets, and how many.
CREATE TABLE lottery_players (
  lottery_id bigint NOT NULL REFERENCES lotteries (id) ON DELETE CASCADE,
  player_id bigint NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  version bigint NOT NULL DEFAULT 1,
  tickets_count int NOT NULL DEFAULT 0 CHECK (tickets_count >= 0),
  PRIMARY KEY (lottery_id, player_id)
);
CREATE INDEX lottery_players_player ON lottery_players (player_id, lottery_id);
CREATE TRIGGER lottery_players_version BEFORE UPDATE ON lottery_players FOR EACH ROW EXECUTE FUNCTION raise_version();

-- What brought tickets: each key once.
CREATE TABLE lottery_ticket_grants (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key text NOT NULL UNIQUE,
  lottery_id bigint NOT NULL REFERENCES lotteries (id) ON DELETE CASCADE,
  player_id bigint NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('deposit', 'points', 'gift')),
  -- The payment of a deposit.
  payment_id bigint,
  first_number int NOT NULL,
  tickets int NOT NULL CHECK (tickets > 0),
  created_at timestamptz NOT NULL,
  -- The deposit was reversed.
  taken_back_at timestamptz
);
CREATE INDEX lottery_ticket_grants_payment ON lottery_ticket_grants (payment_id) WHERE payment_id IS NOT NULL;

ALTER TABLE lottery_tickets
  ADD COLUMN grant_id bigint NOT NULL REFERENCES lottery_ticket_grants (id) ON DELETE CASCADE,
  -- False once it was taken back.
  ADD COLUMN counts boolean NOT NULL DEFAULT true;
CREATE INDEX lottery_tickets_grant ON lottery_tickets (grant_id);

-- What a place wins is in the definition; here is who won it, and how it was drawn.
ALTER TABLE lottery_prizes
  DROP COLUMN stuff,
  DROP COLUMN money_award_cents,
  DROP COLUMN money_budget_percent,
  DROP COLUMN wager_multiplier,
  DROP COLUMN freespins_count,
  DROP COLUMN persistent_comp_points,
  DROP COLUMN chargeable_comp_points,
  DROP COLUMN persistent_comp_points_percent,
  DROP COLUMN chargeable_comp_points_percent,
  ADD COLUMN message text,
  ADD COLUMN hmac text,
  ADD COLUMN position int,
  ADD COLUMN tickets_left int,
  ADD COLUMN paid_at timestamptz;
CREATE INDEX lottery_prizes_unpaid ON lottery_prizes (id) WHERE ticket_id IS NOT NULL AND paid_at IS NULL;

-- What an operator can do is listed in core/operatorActions.ts, where every area adds its own.
ALTER TABLE operator_actions DROP CONSTRAINT operator_actions_action_check;
ALTER TABLE operator_actions ADD CONSTRAINT operator_actions_action_check CHECK (action ~ '^[a-z_]{1,60}$');
