import type { Sql } from '../../core/db/db.ts'

/** How many successful deposits a player has made. */
export async function countDeposits(sql: Sql, playerId: bigint): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM payments WHERE player_id = $1 AND action = 'deposit' AND state = 'succeeded'`,
    [playerId],
  )
  return row!.count
}

/** The total of a player's pending deposits, by currency, without the one of `exceptKey`. */
export const openDeposits = (sql: Sql, playerId: bigint, exceptKey: string) =>
  sql.query<{ currency: string; cents: bigint }>(
    `SELECT currency, sum(amount_cents)::bigint AS cents FROM payments
     WHERE player_id = $1 AND action = 'deposit' AND state IN ('pending', 'processing') AND request_key IS DISTINCT FROM $2
     GROUP BY currency`,
    [playerId, exceptKey],
  )
