import type { Sql } from '../db/db.ts'
import { lockBalance, openAccounts, raiseVersions, readBalance, readBalances } from './accounts.ts'
import { assertBalanced } from './assertBalanced.ts'
import { post, postedKeys } from './post.ts'

/** Double entry; the only code that changes a balance. Handlers use it as `ctx.ledger`. */
export const ledger = {
  openAccounts,
  readBalance,
  readBalances,
  lockBalance,
  raiseVersions,
  readDebt,
  post,
  postedKeys,
  assertBalanced,
} as const
export type Ledger = typeof ledger

/** The player's debt for deposits that were reversed after they had been spent: minor units, zero or above. */
async function readDebt(sql: Sql, playerId: bigint, currency: string): Promise<bigint> {
  const [row] = await sql.query<{ owed: bigint }>(
    `SELECT -balance_cents AS owed FROM ledger_accounts WHERE player_id = $1 AND currency = $2 AND kind = 'debt'`,
    [playerId, currency],
  )
  return row?.owed ?? 0n
}
