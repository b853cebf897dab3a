import type { Handler } from '../../../core/http/handler.ts'
import { presentPayment } from '../present.ts'
import { pageOfPayments } from '../store.ts'

const dayMs = 86_400_000

/** The end of a filter range: a date includes the whole day, a date with time is used unchanged. */
export const endOf = (text: string): Date => new Date(Date.parse(text) + (text.length === 10 ? dayMs : 0))

/** wire-facts 2.2, the newer call: recallable payments first, then the newest. */
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
