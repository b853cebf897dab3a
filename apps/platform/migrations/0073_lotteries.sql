CREATE TABLE lotteries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  frontend_identifier text NOT NULL UNIQUE,
  title text NOT NULL,
  currency text NOT NULL,
  start_at timestamptz NOT NULL,
  end_at timestamptz NOT NULL CHECK (end_at > start_at),
  -- When it was drawn.
  finished_at timestamptz,
  money_budget_cents bigint NOT NULL DEFAULT 0,
  chargeable_comp_points_budget numeric(18, 2) NOT NULL DEFAULT 0,
  persistent_comp_points_budget numeric(18, 2) NOT NULL DEFAULT 0,
  comp_points_ticket_price numeric(18, 2) NOT NULL DEFAULT 0,
  max_tickets_count_to_player int CHECK (max_tickets_count_to_player > 0),
  -- Empty: open to everyone.
  group_ids int[] NOT NULL DEFAULT '{}',
  -- Currency -> tickets by deposit, as on the wire.
  deposit_scale_rules jsonb NOT NULL DEFAULT '{}'
);

CREATE TABLE lottery_tickets (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  lottery_id bigint NOT NULL REFERENCES lotteries (id) ON DELETE CASCADE,
  number text NOT NULL,
  player_id bigint NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  UNIQUE (lottery_id, number)
);
CREATE INDEX lottery_tickets_player ON lottery_tickets (player_id, id);

CREATE TABLE lottery_prizes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  lottery_id bigint NOT NULL REFERENCES lotteries (id) ON DELETE CASCADE,
  award_place int NOT NULL CHECK (award_place > 0),
  stuff text NOT NULL DEFAULT '',
  money_award_cents bigint NOT NULL DEFAULT 0,
  money_budget_percent numeric(6, 3) NOT NULL DEFAULT 0,
  wager_multiplier numeric(8, 2) NOT NULL DEFAULT 0,
  freespins_count int NOT NULL DEFAULT 0,
  persistent_comp_points numeric(18, 2) NOT NULL DEFAULT 0,
  chargeable_comp_points numeric(18, 2) NOT NULL DEFAULT 0,
  persistent_comp_points_percent numeric(6, 3) NOT NULL DEFAULT 0,
  chargeable_comp_points_percent numeric(6, 3) NOT NULL DEFAULT 0,
  -- The ticket that won it; none before the draw.
  ticket_id bigint REFERENCES lottery_tickets (id),
  UNIQUE (lottery_id, award_place)
);
CREATE INDEX lottery_prizes_ticket ON lottery_prizes (ticket_id);
