import type { Row, Sql } from '../../core/db/db.ts'
import { queryOne } from '../../core/db/queryOne.ts'

/** How many successful deposits a player has made. */
export async function countDeposits(sql: Sql, playerId: bigint): Promise<number> {
  const row = await queryOne<{ count: number }>(
    sql,
    `SELECT count(*)::int AS count FROM payments WHERE player_id = $1 AND action = 'deposit' AND state = 'succeeded'`,
    [playerId],
  )
  return row.count
}

/** The total of a player's pending deposits, by currency, without the one of `exceptKey`. */
export const openDeposits = (sql: Sql, playerId: bigint, exceptKey: string) =>
  sql.query<{ currency: string; cents: bigint }>(
    `SELECT currency, sum(amount_cents)::bigint AS cents FROM payments
     WHERE player_id = $1 AND action = 'deposit' AND state IN ('pending', 'processing') AND request_key IS DISTINCT FROM $2
     GROUP BY currency`,
    [playerId, exceptKey],
  )

export interface PaidDeposit extends Row {
  readonly id: bigint
  /** Without the amount that was sent back. */
  readonly cents: bigint
  readonly paid_at: Date
}

/** Deposits in a currency that were paid since the player's last withdrawal before this one, oldest first. */
export const depositsSinceWithdrawal = (sql: Sql, playerId: bigint, currency: string, except: bigint) =>
  sql.query<PaidDeposit>(
    `SELECT id, amount_cents - reversed_cents AS cents, finished_at AS paid_at FROM payments
      WHERE player_id = $1 AND currency = $2 AND action = 'deposit' AND state = 'succeeded'
        AND finished_at >= coalesce((SELECT max(created_at) FROM payments
              WHERE player_id = $1 AND currency = $2 AND action = 'cashout' AND id <> $3), '-infinity')
      ORDER BY finished_at, id`,
    [playerId, currency, except],
  )
