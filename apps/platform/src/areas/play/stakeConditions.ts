import type { Statement } from '../../core/db/db.ts'
import { unlockedWallet } from '../../core/ledger/bookingSql.ts'
import { capsOf } from './stakeLimits.ts'

/**
 * The conditions that can block a stake, each defined once, in the order in which they are reported. The statement that
 * debits a stake requires all of them to be false; the verdict on a rejected stake names the first that is true. They
 * refer to `s`, the session ({@link sessionWithBonus}); `r`, the round, if it has started; `k`, the stake; `p`, the
 * wallet; `caps`, the player's limits; `f`, the free spins of a free round.
 */
const notOurs = 'r.player_id <> s.player_id OR r.currency <> s.currency OR r.game_identifier <> s.game_identifier'

const ended = ['session_ended', 's.ended_at IS NOT NULL'] as const
/**
 * Checked before the money, so that a player on a break is not asked to deposit. A reality check that was not confirmed
 * in time blocks new rounds; a round in progress may be completed.
 */
const limited = [
  ['limit_reached', "EXISTS (SELECT FROM caps WHERE is_full AND type <> 'reality_check')"],
  ['reality_check_due', "EXISTS (SELECT FROM caps WHERE is_full AND type = 'reality_check')"],
] as const

const stakeConditions = [
  ['amount_invalid', 'k.total <= 0'],
  ended,
  ['round_unknown', `r.freespins_id IS NOT NULL OR ${notOurs}`],
  ['round_finished', "r.state <> 'open'"],
  ...limited,
  ['game_forbidden_with_bonus', 's.is_closed'],
  // All bets of a round together, so that single chips, a double or a split cannot exceed it.
  ['bonus_bet_limit_exceeded', 'coalesce(r.bet_cents, 0) + k.total > s.max_bet_cents'],
  // The stake limit of the licence, decided at the launch.
  ['stake_limit_exceeded', 'coalesce(r.bet_cents, 0) + k.total > s.max_stake_cents'],
  // The money of an expired bonus cannot be staked.
  ['insufficient_funds', 'coalesce(p.real + CASE WHEN s.is_over THEN 0 ELSE p.bonus END, 0) < k.total'],
] as const

/** Whether a free spin is left to play. */
export const isPlayable = (now: string): string =>
  `f.stage = 'activated' AND f.performed < f.total AND f.valid_until > ${now}`

const freeConditions = (worth: string, now: string) =>
  [
    ended,
    ['free_rounds_unknown', 'f.id IS NULL'],
    ['amount_invalid', `f.stake_cents <> ${worth}`],
    ['round_unknown', notOurs],
    // A free round has one bet.
    ['round_finished', 'r.id IS NOT NULL'],
    ...limited,
    ['free_rounds_over', `NOT (${isPlayable(now)})`],
  ] as const

/** Free spins of the session's player, for its game and wallet, that were ever activated. */
export const ownSpins = (id: string, feature: string): string =>
  `f.id = ${id} AND f.player_id = s.player_id AND f.currency = s.currency AND s.game_identifier = ANY (f.games)
     AND f.stage <> 'issued' AND f.feature IS NOT DISTINCT FROM ${feature}`

type Condition = readonly [code: string, sql: string]
export type StakeRefusal = (typeof stakeConditions)[number][0] | ReturnType<typeof freeConditions>[number][0]

const none = (conditions: readonly Condition[]): string =>
  conditions.map(([, sql]) => `(${sql}) IS NOT TRUE`).join('\n     AND ')
const first = (conditions: readonly Condition[]): string =>
  `CASE ${conditions.map(([code, sql]) => `WHEN ${sql} THEN '${code}'`).join('\n            ')} END`

/** True if no condition blocks the stake; the statement must have `s`, `k`, `p`, `r` and `caps`. */
export const mayStake: string = none(stakeConditions)
/** True if no condition blocks a free round; the statement must have `s`, `f`, `r` and `caps`. */
export const mayPlayFree = (worth: string, now: string): string => none(freeConditions(worth, now))

/** The bonus `w` being wagered in the wallet of the session `x`. */
export const wagered =
  "player_bonuses w ON w.player_id = x.player_id AND w.currency = x.currency AND w.stage = 'handle_bets'"
/**
 * The bonus has expired, even if it has not been ended yet: its terms no longer apply, and its money cannot be staked.
 */
const isOver = (now: string) => `coalesce(w.valid_until <= ${now}::timestamptz, false)`
const holds = (term: string, now: string) => `coalesce(w.id IS NOT NULL AND NOT ${isOver(now)} AND (${term}), false)`

/**
 * A session, and the conditions of the bonus being wagered in its wallet. `is_closed`: the game does not count at all,
 * or the bonus is limited to other games; `max_bet_cents`: the maximum total of all bets of a round; `is_over`: its
 * money may no longer be staked. `max_stake_cents`: the maximum total by the licence. For a player without a bonus this
 * costs one index lookup.
 */
export const sessionWithBonus = (session: string, now: string): string => `
  SELECT x.id, x.player_id, x.currency, x.game_identifier, x.bonus_percent, x.max_stake_cents, x.ended_at, ${isOver(now)} AS is_over,
         ${holds('x.bonus_percent IS NULL OR NOT coalesce(x.game_identifier = ANY (w.games), true)', now)} AS is_closed,
         CASE WHEN NOT ${isOver(now)} THEN w.max_bet_cents END AS max_bet_cents
    FROM play_sessions x LEFT JOIN ${wagered}
   WHERE x.id = ${session}`

/**
 * $1 session, $2 now. Maximum total of the bets of a round while its player wagers a bonus; null without such a limit.
 */
export const maxBetOf: Statement = {
  name: 'play_max_bet',
  text: `SELECT s.max_bet_cents FROM (${sessionWithBonus('$1', '$2')}) s`,
}

/** If there are several limits, breaks come first. */
const limitInTheWay = `LEFT JOIN LATERAL (
    SELECT type, currency, amount_cents FROM caps WHERE is_full AND type <> 'reality_check'
     ORDER BY amount_cents IS NOT NULL, amount_cents - used, id LIMIT 1) l ON true`
const limitColumns = 'l.type AS limit_type, l.currency AS limit_currency, l.amount_cents AS limit_cents'

/**
 * $1 session, $2 round, $3 amount, $4 now. The reason why a stake is rejected, given the current state; no code when
 * nothing blocks it.
 */
export const stakeVerdict: Statement = {
  name: 'play_stake_verdict',
  text: `
WITH s AS MATERIALIZED (${sessionWithBonus('$1', '$4')}
), ${unlockedWallet('s')}, stake AS MATERIALIZED (
  SELECT s.player_id, s.currency, $3::bigint AS total, least($3, p.real) AS real FROM s, wallet p
), ${capsOf({ round: '$2', now: '$4::timestamptz' }, '')}
SELECT ${first(stakeConditions)} AS code, s.max_bet_cents, ${limitColumns}
  FROM s CROSS JOIN wallet p CROSS JOIN stake k LEFT JOIN game_rounds r ON r.id = $2 ${limitInTheWay}`,
}

/** $1 session, $2 round, $3 now, $4 free spins, $5 the round's value, $6 its feature or null. */
export const freeStakeVerdict: Statement = {
  name: 'play_free_verdict',
  text: `
WITH s AS MATERIALIZED (SELECT * FROM play_sessions WHERE id = $1
), stake AS MATERIALIZED (SELECT player_id, currency, 0::bigint AS total, 0::bigint AS real FROM s
), ${capsOf({ round: '$2', now: '$3::timestamptz' }, '')}
SELECT ${first(freeConditions('$5::bigint', '$3'))} AS code, NULL::bigint AS max_bet_cents, ${limitColumns}
  FROM s LEFT JOIN player_freespins f ON ${ownSpins('$4::bigint', '$6::text')} LEFT JOIN game_rounds r ON r.id = $2 ${limitInTheWay}`,
}
