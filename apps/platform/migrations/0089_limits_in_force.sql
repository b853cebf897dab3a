-- A limit of money is one promise over all wallets of its player: what is used of it is counted once, in its own currency.
-- The rows of player_limit_accounts say what it comes to in each other currency, from the day it was set.
ALTER TABLE player_limits
  ADD COLUMN currency text,
  ADD COLUMN amount_cents bigint CHECK (amount_cents >= 0),
  -- Below zero while more was won than staked.
  ADD COLUMN used_cents bigint NOT NULL DEFAULT 0,
  -- Periods are those of the calendar in this zone.
  ADD COLUMN zone text NOT NULL DEFAULT 'UTC',
  -- Where the running period began, or counting in it.
  ADD COLUMN counted_from timestamptz,
  ADD COLUMN active_until timestamptz,
  -- The limit that this looser one is to take the place of.
  ADD COLUMN replaces_id bigint REFERENCES player_limits (id) ON DELETE CASCADE,
  -- Of the mailed token that confirms the change; gone once it was used.
  ADD COLUMN token_hash bytea,
  -- A check of reality was not answered for so long that play waits for it.
  ADD COLUMN holds_play boolean NOT NULL DEFAULT false;

UPDATE player_limits l
   SET currency = a.currency, amount_cents = a.amount_cents, used_cents = a.used_cents, counted_from = l.created_at,
       active_until = a.active_until
  FROM (SELECT DISTINCT ON (limit_id) * FROM player_limit_accounts ORDER BY limit_id, currency) a
 WHERE a.limit_id = l.id;

ALTER TABLE player_limit_accounts
  DROP COLUMN used_cents,
  DROP COLUMN active_until,
  -- Named by the player, or worked out for him.
  ADD COLUMN is_named boolean NOT NULL DEFAULT true;

ALTER TABLE player_limits
  ADD CONSTRAINT player_limits_money CHECK (
    CASE WHEN type IN ('loss', 'wager', 'deposit')
      THEN currency IS NOT NULL AND amount_cents IS NOT NULL AND counted_from IS NOT NULL AND active_until IS NOT NULL
           AND period IN ('day', 'week', 'month')
      ELSE amount_cents IS NULL END),
  ADD CONSTRAINT player_limits_minutes CHECK (type NOT IN ('session', 'reality_check') OR period ~ '^[1-9][0-9]{0,3}$');
CREATE UNIQUE INDEX player_limits_token ON player_limits (token_hash) WHERE token_hash IS NOT NULL;
-- Counting a bet rewrites the row: the page keeps room for it.
ALTER TABLE player_limits SET (fillfactor = 70);

-- The same as packages/rules/src/limits/period.ts; a test compares them.
CREATE FUNCTION limit_period_start(period text, zone text, moment timestamptz) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT date_trunc(period, moment AT TIME ZONE zone) AT TIME ZONE zone
$$;
CREATE FUNCTION limit_period_end(period text, zone text, moment timestamptz) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT (date_trunc(period, moment AT TIME ZONE zone) + ('1 ' || period)::interval) AT TIME ZONE zone
$$;
