import type { Handler } from '../../../core/http/handler.ts'
import { presentPayment } from '../present.ts'
import { listPayments as readPayments } from '../store.ts'

/** CASH-08, API-020: oldest first. */
export const listPayments: Handler<'cashbox.payments'> = async (ctx) => {
  const rows = await readPayments(ctx.db, ctx.player.id)
  return { status: 200, body: rows.map((row) => presentPayment(row, ctx.locale)) }
}
