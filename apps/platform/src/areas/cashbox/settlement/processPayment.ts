import type { Answer } from '@apogee/contract'
import { missingFields, missingForPayment, obstacleTo } from '@apogee/rules/profile/incomplete'
import { readPlayerFields } from '../../../core/content/configs/config.ts'
import type { CtxOf, Handler } from '../../../core/http/handler.ts'
import { findPlayer } from '../../profile/public.ts'
import { walletOf } from '../../wallet/public.ts'
import { startDeposit } from '../deposits/startDeposit.ts'
import { judgeOrder, type PaymentOrder } from '../paymentOrder.ts'
import { presentPayDetails, presentPayment } from '../present.ts'
import { findByRequestKey, type PaymentRow } from '../store.ts'
import { startWithdrawal } from '../withdrawals/startWithdrawal.ts'

type PaymentCtx = CtxOf<'cashbox.process'>

/** CASH-01, wire-facts 12.4: a deposit leads to the provider's page; a withdrawal is accepted at once. */
export const processPayment: Handler<'cashbox.process'> = async (ctx, { body }) => {
  // A retry whose first answer was lost. Validating it again would fail: its money has already left the wallet.
  const begun = await findByRequestKey(ctx.db, ctx.player.id, ctx.idempotencyKey)
  if (begun && (begun.action === 'cashout' || begun.provider_reference !== null)) return answer(ctx, begun)
  const wallet = await walletOf(ctx.db, ctx.player.id, body.currency)
  if (!wallet) throw ctx.refuse(422, { currency: { currency_unavailable: true } })
  const order = await judgeOrder(ctx, body, wallet.balance.real)
  await assertProfileComplete(ctx, order)
  const payment = order.action === 'deposit' ? await startDeposit(ctx, order) : await startWithdrawal(ctx, order)
  return answer(ctx, payment)
}

/**
 * GD-08: the payer details that the licence and the method require must be in the profile before anything is booked.
 */
async function assertProfileComplete(
  { db, player, licence, refuse }: PaymentCtx,
  { rule, action }: PaymentOrder,
): Promise<void> {
  const row = await findPlayer(db, player.id)
  if (!row) throw refuse(401, { base: { unauthorized: true } })
  const fields = readPlayerFields(licence)
  const obstacle = obstacleTo(row, fields, action)
  if (obstacle === 'sign_up_incomplete') throw refuse(422, { base: { sign_up_incomplete: true } })
  const missing = [...missingFields(row, fields, action), ...missingForPayment(row, fields, rule.id, action)]
  if (missing.length === 0) return
  throw refuse(422, {
    ...(obstacle && { base: { [obstacle]: true } }),
    ...Object.fromEntries(missing.map((field) => [field, { required: true }])),
  })
}

function answer({ locale, refuse }: PaymentCtx, row: PaymentRow): Answer<'cashbox.process'> {
  const payment = presentPayment(row, locale)
  if (row.action === 'cashout') return { status: 200, body: { mode: 'notify', payment } }
  if (row.pay_url)
    return { status: 200, body: { mode: 'redirect', url: row.pay_url, payment, ...presentPayDetails(row) } }
  if (row.provider_reference === null) throw refuse(422, { base: { provider_unavailable: true } })
  return { status: 200, body: { mode: 'notify', payment } }
}
