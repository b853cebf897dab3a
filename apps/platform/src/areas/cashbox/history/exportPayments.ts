import type { Input } from '@apogee/contract'
import { toDecimal } from '@apogee/rules/money/units'
import { currencyOf } from '../../../core/content/configs/paymentConfig.ts'
import { readsOf, type Sql } from '../../../core/db/db.ts'
import { historyStart } from '../../../core/historyStart.ts'
import { csvAnswer, csvText } from '../../../core/http/csv.ts'
import type { Handler } from '../../../core/http/handler.ts'
import { presentPayment } from '../present.ts'
import { type PageOfPayments, type PaymentRow, pageOfPayments } from '../store.ts'
import { endOf } from './listPaymentsPage.ts'

const head = 'created_at,finished_at,payment,kind,method,account,currency,amount,state,reason'
const pageRows = 1000

function lineOf(row: PaymentRow, locale: string): string {
  const { id, created_at, finished_at, action, payment_system, account, state, ...rest } = presentPayment(row, locale)
  const amount = toDecimal(row.amount_cents, currencyOf(row.currency)?.subunits_to_unit ?? 100)
  return [
    created_at,
    finished_at ?? '',
    id,
    action,
    csvText(payment_system),
    csvText(account ?? ''),
    row.currency,
    amount,
    state,
    csvText(rest.cancellation_reason ?? ''),
  ].join(',')
}

async function* linesOf(sql: Sql, playerId: bigint, filter: Omit<PageOfPayments, 'offset' | 'size'>, locale: string) {
  for (let offset = 0; ; offset += pageRows) {
    const { rows } = await pageOfPayments(sql, playerId, { ...filter, offset, size: pageRows })
    if (rows.length > 0) yield rows.map((row) => `${lineOf(row, locale)}\r\n`).join('')
    if (rows.length < pageRows) return
  }
}

/** SAFE-07: for spreadsheets; amounts are decimals of whole units. */
export const exportPayments: Handler<'cashbox.exportPayments'> = (ctx, { query }) =>
  csvAnswer('payments', head, linesOf(readsOf(ctx.db), ctx.player.id, filterOf(query, ctx.clock.now()), ctx.locale))

const filterOf = ({ currency, type, from, to }: Input<'cashbox.exportPayments'>['query'], now: Date) => ({
  currency: currency ?? null,
  action: type ?? null,
  from: historyStart(now, from),
  before: to === undefined ? null : endOf(to),
})
