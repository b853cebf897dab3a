import type { Sql } from '../db/db.ts'
import { hasRow } from '../db/queryOne.ts'

/** Whether a deposit is the player's first, as reports count it: no deposit of theirs was posted before it. */
export const isFirstDeposit = (sql: Sql, playerId: bigint, payment: bigint): Promise<boolean> =>
  hasRow(
    sql,
    `SELECT FROM ledger_transactions t WHERE t.key = $2 AND NOT EXISTS (
       SELECT FROM ledger_transactions b WHERE b.player_id = $1 AND b.id < t.id AND b.kind = 'deposit')`,
    [playerId, `deposit:${payment}`],
  )
