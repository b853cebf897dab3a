import type { Sql, Tx } from '../../../core/db/db.ts'

/**
 * Lets one withdrawal of a player be decided at a time, in whatever currency: their sum decides whether the player must
 * be verified. Take it before anything else in the transaction; it is released with it.
 */
export const lockWithdrawals = (tx: Tx, playerId: bigint) =>
  tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`cashbox.withdrawals ${playerId}`])

/** What a player has withdrawn or is about to withdraw, by currency. */
export const withdrawnByCurrency = (sql: Sql, playerId: bigint): Promise<{ currency: string; cents: bigint }[]> =>
  sql.query<{ currency: string; cents: bigint }>(
    `SELECT currency, sum(amount_cents - reversed_cents)::bigint AS cents FROM payments
     WHERE player_id = $1 AND action = 'cashout' AND state IN ('pending', 'processing', 'succeeded') GROUP BY currency`,
    [playerId],
  )
