import type { Week } from '@apogee/rules/bonuses/cashback'
import type { Row, Sql } from '../../../core/db/db.ts'
import { insertion } from '../../../core/db/queryOne.ts'

/** A player's net loss of a week in one wallet, before deductions. */
export interface Loss extends Row {
  readonly player_id: bigint
  readonly currency: string
  readonly lost_cents: bigint
}

/** Rounds opened longer than this before the week are ignored. */
const longestRound = '30 days'

const lostCents = 'sum(r.bet_cents - r.bonus_bet_cents - r.win_cents + r.bonus_win_cents)::bigint'

const settledIn = (from: string, to: string): string => `
  r.started_at >= ${from}::timestamptz - interval '${longestRound}' AND r.started_at < ${to}
        AND r.state = 'finished' AND r.finished_at >= ${from} AND r.finished_at < ${to} AND r.freespins_id IS NULL`

/**
 * Players of a brand who lost real money in a week and have not been paid for it. A round counts in full in the week it
 * is settled in, so a round open over midnight is neither paid back before it is won nor paid twice.
 */
export const unpaidLosses = (sql: Sql, brand: string, { from, to }: Week): Promise<Loss[]> =>
  sql.query<Loss>(
    `SELECT r.player_id, r.currency, ${lostCents} AS lost_cents
       FROM game_rounds r JOIN players p ON p.id = r.player_id AND p.brand = $1
      WHERE ${settledIn('$2', '$3')}
        AND NOT EXISTS (SELECT FROM cashbacks c WHERE c.player_id = r.player_id AND c.currency = r.currency AND c.starts_at = $2)
      GROUP BY r.player_id, r.currency
     HAVING ${lostCents} > 0
      ORDER BY r.player_id, r.currency`,
    [brand, from, to],
  )

/** A player's net loss of a week in each wallet they played in, before deductions; negative for a wallet that won. */
export const resultsOf = (sql: Sql, playerId: bigint, { from, to }: Week): Promise<Loss[]> =>
  sql.query<Loss>(
    `SELECT r.player_id, r.currency, ${lostCents} AS lost_cents FROM game_rounds r
      WHERE r.player_id = $1 AND ${settledIn('$2', '$3')} GROUP BY r.player_id, r.currency`,
    [playerId, from, to],
  )

export interface Cashback {
  readonly playerId: bigint
  readonly currency: string
  readonly week: Week
  readonly lostCents: bigint
  readonly grantedCents: bigint
  readonly coveredCents: bigint
  readonly basisPoints: number
  readonly cents: bigint
  readonly bonusId: bigint
  readonly at: Date
}

export async function noteCashback(sql: Sql, paid: Cashback): Promise<void> {
  await sql.query(
    ...insertion('INSERT INTO cashbacks', {
      player_id: paid.playerId,
      currency: paid.currency,
      starts_at: paid.week.from,
      lost_cents: paid.lostCents,
      given_cents: paid.grantedCents,
      covered_cents: paid.coveredCents,
      basis_points: paid.basisPoints,
      amount_cents: paid.cents,
      bonus_id: paid.bonusId,
      created_at: paid.at,
    }),
  )
}

/** The start times of the weeks a brand has paid, the newest last. */
export const paidWeeks = async (sql: Sql, brand: string): Promise<Date[]> =>
  (
    await sql.query<{ starts_at: Date }>('SELECT starts_at FROM cashback_weeks WHERE brand = $1 ORDER BY starts_at', [
      brand,
    ])
  ).map((row) => row.starts_at)

export async function markWeekPaid(sql: Sql, brand: string, { from }: Week, at: Date): Promise<void> {
  await sql.query('INSERT INTO cashback_weeks (brand, starts_at, paid_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
    brand,
    from,
    at,
  ])
}
