import type { Sql } from '../db/db.ts'

/** The player's debt for deposits that were reversed after they had been spent: minor units, zero or above. */
export async function readDebt(sql: Sql, playerId: bigint, currency: string): Promise<bigint> {
  const [row] = await sql.query<{ owed: bigint }>(
    `SELECT -balance_cents AS owed FROM ledger_accounts WHERE player_id = $1 AND currency = $2 AND kind = 'debt'`,
    [playerId, currency],
  )
  return row?.owed ?? 0n
}
