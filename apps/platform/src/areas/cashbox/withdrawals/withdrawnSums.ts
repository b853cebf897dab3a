import type { Sql, Tx } from '../../../core/db/db.ts'

/**
 * Serialises the withdrawals of a player across all currencies: their total decides whether the player must be
 * verified. Take this lock before anything else in the transaction, whose end releases it.
 */
export const lockWithdrawals = (tx: Tx, playerId: bigint) =>
  tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`cashbox.withdrawals ${playerId}`])

/** The total of a player's paid and waiting withdrawals, by currency. */
export const withdrawnByCurrency = (sql: Sql, playerId: bigint): Promise<{ currency: string; cents: bigint }[]> =>
  sql.query<{ currency: string; cents: bigint }>(
    `SELECT currency, sum(amount_cents - reversed_cents)::bigint AS cents FROM payments
     WHERE player_id = $1 AND action = 'cashout' AND state IN ('pending', 'processing', 'succeeded') GROUP BY currency`,
    [playerId],
  )
