import type { Handler } from '../../../core/http/handler.ts'
import { presentPayment } from '../present.ts'
import { pageOfPayments } from '../store.ts'

const dayMs = 86_400_000

/** A day covers the whole day; a moment is used as it is. */
export const endOf = (text: string): Date => new Date(Date.parse(text) + (text.length === 10 ? dayMs : 0))

/** wire-facts 2.2, newer: payments that can still be taken back first, then the newest. */
export const listPaymentsPage: Handler<'cashbox.paymentsPage'> = async (ctx, { body }) => {
  const { page, page_size: size, filter = {} } = body
  const { rows, count } = await pageOfPayments(ctx.db, ctx.player.id, {
    currency: filter.currency ?? null,
    action: filter.type ?? null,
    from: filter.from === undefined ? null : new Date(filter.from),
    before: filter.to === undefined ? null : endOf(filter.to),
    offset: (page - 1) * size,
    size,
  })
  const pagination = { page, per_page: size, total_count: count }
  return { status: 200, body: { data: rows.map((row) => presentPayment(row, ctx.locale)), pagination } }
}
