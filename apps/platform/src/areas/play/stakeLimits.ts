import { awaitsAnswer, inForce, inLimit, playsOn, running } from '../limits/public.ts'

interface Names {
  readonly round: string
  readonly now: string
}

/**
 * `caps`: every limit that applies to `stake` (player_id, currency, total, real), the amount the stake would add to it
 * and whether that is too much (SAFE-03). Locked in order of id, after the player's accounts, because two wallets of
 * one player share these rows. A loss counts only real money; a wager counts bonus money too. A round in progress may
 * be completed when only the session time is used up.
 */
export const capsOf = ({ round, now }: Names, lock: 'FOR UPDATE OF l' | '') => `
caps AS MATERIALIZED (
  SELECT m.*, CASE WHEN m.type IN ('loss', 'wager') THEN coalesce(m.used + m.cost > m.amount_cents, true)
                   WHEN m.type IN ('session', 'reality_check') THEN m.is_time_over AND NOT EXISTS (SELECT FROM game_rounds r WHERE r.id = ${round})
                   ELSE true END AS is_full
    FROM (
      SELECT l.id, l.type, l.currency, l.amount_cents,
             ${running(now).used} AS used, ${running(now).from} AS counted_from, ${running(now).until} AS active_until,
             CASE l.type WHEN 'wager' THEN ${inLimit('k.total', 'k.currency', 'ceil')}
                         WHEN 'loss' THEN ${inLimit('k.real', 'k.currency', 'ceil')} END AS cost,
             CASE l.type WHEN 'reality_check' THEN ${awaitsAnswer(now)}
                         WHEN 'session' THEN EXISTS (SELECT FROM play_clocks p WHERE p.player_id = l.player_id
                           AND ${playsOn(now)} AND p.started_at <= ${now} - make_interval(mins => l.period::int)) END AS is_time_over
        FROM stake k JOIN player_limits l ON l.player_id = k.player_id
       WHERE ${inForce(now)} AND l.type <> 'deposit'
       ORDER BY l.id ${lock}
    ) m
)`

/** Counts the claimed bet where it fits; a period that has ended starts again with it. */
export const countBet = `
counted AS (
  UPDATE player_limits l SET used_cents = m.used + m.cost, counted_from = m.counted_from, active_until = m.active_until
    FROM caps m, claim c WHERE l.id = m.id AND m.cost IS NOT NULL
)`

/**
 * Subtracts `real` from the losses (and `total` from the wagers) that were counted when the round started, `since`: a
 * round that started before the period is not part of it.
 */
const uncount = (since: string, from: string, costs: string, types: string) => `
counted AS (
  UPDATE player_limits l SET used_cents = l.used_cents - coalesce(${costs}, 0)
    FROM claim c, ${from}
   WHERE l.player_id = c.player_id AND l.removed_at IS NULL AND l.status <> 'unconfirmed' AND l.type IN (${types})
     AND l.active_until > c.created_at AND l.counted_from <= ${since}
)`

export const countWin = uncount('r.started_at', 'staked r', inLimit('c.real_cents', 'c.currency', 'floor'), "'loss'")

export const countRollback = uncount(
  'o.created_at',
  'o',
  `CASE l.type WHEN 'wager' THEN ${inLimit('c.amount_cents', 'c.currency', 'ceil')} ELSE ${inLimit('c.real_cents', 'c.currency', 'ceil')} END`,
  "'loss', 'wager'",
)
