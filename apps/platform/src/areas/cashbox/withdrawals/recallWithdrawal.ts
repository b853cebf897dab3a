import { nextState } from '@apogee/rules/cashbox/states'
import type { Handler } from '../../../core/http/handler.ts'
import { announceMoved } from '../payments/announcePayment.ts'
import { mailPayment } from '../payments/paymentMails.ts'
import { releaseMoney } from '../payments/withheldMoney.ts'
import { presentPayment } from '../present.ts'
import { lockPayment, movePayment } from '../store.ts'

/**
 * CASH-10, API-021: returns the money to the wallet at once. Of a concurrent recall and approval, the first to lock the
 * payment wins.
 */
export const recallWithdrawal: Handler<'cashbox.recall'> = async (ctx, { params }) => {
  const at = ctx.clock.now()
  const payment = await ctx.db.transaction(async (tx) => {
    const found = await lockPayment(tx, BigInt(params.id))
    if (found?.player_id !== ctx.player.id) throw ctx.refuse(404, { base: { not_found: true } })
    // A retry after a lost answer, even after a crash: the recall has already been done.
    if (found.state === 'recalled' && found.recall_key === ctx.idempotencyKey) return found
    const state = nextState(found.action, found.state, 'recalled')
    if (!state) throw ctx.refuse(422, { base: { not_recallable: true } })
    await releaseMoney(ctx.ledger, tx, found, 'recall', at)
    const recalled = await movePayment(tx, found.id, { state, at, isFinal: true, recallKey: ctx.idempotencyKey })
    await mailPayment(ctx, tx, recalled)
    return recalled
  })
  await announceMoved(ctx, payment)
  return { status: 200, body: presentPayment(payment, ctx.locale) }
}
