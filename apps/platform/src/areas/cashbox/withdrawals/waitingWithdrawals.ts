import type { Sql } from '../../../core/db/db.ts'
import { queryFirst } from '../../../core/db/queryOne.ts'
import type { PaymentRow } from '../store.ts'

/** Records the request for documents; null when the withdrawal no longer waits or was marked before. */
export const markDocumentsRequested = (sql: Sql, id: bigint, at: Date): Promise<PaymentRow | null> =>
  queryFirst(
    sql,
    `UPDATE payments SET documents_asked_at = $2, updated_at = $2
     WHERE id = $1 AND action = 'cashout' AND state = 'pending' AND documents_asked_at IS NULL RETURNING *`,
    [id, at],
  )

/** Withdrawals that have waited since before a time that staff neither hold nor have asked documents for. */
export const listUndecided = (sql: Sql, before: Date): Promise<PaymentRow[]> =>
  sql.query<PaymentRow>(
    `SELECT * FROM payments WHERE action = 'cashout' AND state = 'pending' AND finished_at IS NULL
       AND documents_asked_at IS NULL AND held_at IS NULL AND created_at <= $1 ORDER BY id`,
    [before],
  )

/** Holds a waiting withdrawal; null when it does not wait or is on hold. */
export const markHeld = (sql: Sql, id: bigint, now: Date): Promise<PaymentRow | null> =>
  queryFirst(
    sql,
    `UPDATE payments SET held_at = $2, updated_at = $2 WHERE id = $1 AND action = 'cashout' AND state = 'pending'
       AND finished_at IS NULL AND held_at IS NULL RETURNING *`,
    [id, now],
  )

/** Withdrawals that are neither approved nor recalled, oldest first. */
export const listWaiting = (sql: Sql): Promise<PaymentRow[]> =>
  sql.query<PaymentRow>(
    `SELECT * FROM payments WHERE action = 'cashout' AND state = 'pending' AND finished_at IS NULL ORDER BY id LIMIT 100`,
  )
