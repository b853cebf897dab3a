import type { PaymentState } from '@apogee/rules/cashbox/states'
import type { Row, Sql } from '../../../core/db/db.ts'
import { hasRow } from '../../../core/db/queryOne.ts'

export interface MismatchRow extends Row {
  readonly payment_id: bigint
  readonly player_id: bigint
  readonly state: PaymentState
  readonly amount_cents: bigint
  readonly own_currency: string
  readonly provider: string
  readonly provider_reference: string | null
  readonly status: string
  readonly result: string
  /** As the provider sent them; null for webhooks before these were recorded. */
  readonly amount: string | null
  readonly currency: string | null
  readonly received_at: Date
}

/** Webhooks that moved nothing although they name another amount, or a payment of money after the payment had ended. */
export const listMismatches = (sql: Sql): Promise<MismatchRow[]> =>
  sql.query<MismatchRow>(
    `SELECT c.payment_id, p.player_id, p.state, p.amount_cents, p.currency AS own_currency, c.provider, p.provider_reference,
            c.status, c.result, c.amount, c.currency, c.received_at
       FROM payment_callbacks c JOIN payments p ON p.id = c.payment_id
      WHERE c.result = 'amount_differs'
         OR (c.result = 'late' AND c.status = 'succeeded' AND (p.state <> 'succeeded' OR c.provider <> p.provider))
      ORDER BY c.received_at DESC LIMIT 200`,
  )

/** Records that staff requested a refund; false if they did before. */
export const noteRefundAsked = (sql: Sql, id: bigint, at: Date): Promise<boolean> =>
  hasRow(sql, 'UPDATE payments SET refund_asked_at = $2 WHERE id = $1 AND refund_asked_at IS NULL RETURNING 1', [
    id,
    at,
  ])

/** Records that the provider refused the refund of this request: it may be requested again. */
export async function noteRefundRefused(sql: Sql, id: bigint, askedAt: Date): Promise<void> {
  await sql.query('UPDATE payments SET refund_asked_at = NULL WHERE id = $1 AND refund_asked_at = $2', [id, askedAt])
}
