-- Free spins a player was given, with the terms they were given under. They are played without a stake; what they win is collected
-- here and paid once, when the last is played, time is up or they are cancelled: as a bonus, or as money where nothing is to be wagered.
CREATE TABLE player_freespins (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  -- What gave them, and gives them once: deposit:18, coupon:COMET:10001, points:7.
  key text NOT NULL UNIQUE,
  offer_id text NOT NULL,
  group_key text,
  strategy text NOT NULL CHECK (strategy IN ('registration', 'deposit', 'personal', 'prize')),
  titles jsonb NOT NULL,
  currency text NOT NULL,
  provider text NOT NULL,
  games text[] NOT NULL CHECK (cardinality(games) > 0),
  bet_level int NOT NULL CHECK (bet_level > 0),
  -- What each is worth: the stake of its round, which nobody pays.
  stake_cents bigint NOT NULL CHECK (stake_cents > 0),
  total int NOT NULL CHECK (total > 0),
  performed int NOT NULL DEFAULT 0 CHECK (performed BETWEEN 0 AND total),
  won_cents bigint NOT NULL DEFAULT 0 CHECK (won_cents >= 0),
  -- Terms of what they win.
  wager numeric(8, 2) NOT NULL CHECK (wager >= 0),
  most_cents bigint CHECK (most_cents >= 0),
  max_bet_cents bigint,
  max_win_cents bigint,
  activate_days int NOT NULL,
  wager_days int NOT NULL,
  play_days int NOT NULL,
  stage text NOT NULL DEFAULT 'issued' CHECK (stage IN ('issued', 'activated', 'finished', 'canceled', 'expired')),
  created_at timestamptz NOT NULL,
  activatable_until timestamptz,
  activated_at timestamptz,
  valid_until timestamptz,
  ended_at timestamptz,
  -- Their winnings have been paid, or there were none. A round that was open when they ended is waited for.
  settled_at timestamptz,
  bonus_id bigint REFERENCES player_bonuses (id)
) WITH (fillfactor = 85);
CREATE INDEX player_freespins_player ON player_freespins (player_id, id);
CREATE INDEX player_freespins_running ON player_freespins (id) WHERE stage IN ('issued', 'activated');
CREATE INDEX player_freespins_played ON player_freespins (player_id, currency) WHERE stage = 'activated';

-- A free round: nothing is staked, and what it wins is not in `win_cents` but with its free spins.
ALTER TABLE game_rounds ADD COLUMN freespins_id bigint, ADD COLUMN free_win_cents bigint NOT NULL DEFAULT 0;
CREATE INDEX game_rounds_free ON game_rounds (freespins_id) WHERE freespins_id IS NOT NULL;
ALTER TABLE game_transactions ADD COLUMN free_cents bigint NOT NULL DEFAULT 0;

ALTER TABLE bonus_events ALTER COLUMN bonus_id DROP NOT NULL,
  ADD COLUMN freespins_id bigint REFERENCES player_freespins (id) ON DELETE CASCADE,
  ADD CONSTRAINT bonus_events_subject CHECK (num_nonnulls(bonus_id, freespins_id) = 1);
