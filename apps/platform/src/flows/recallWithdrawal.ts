import { nextState } from '@apogee/rules/cashbox/states'
import { presentPayment } from '../areas/cashbox/present.ts'
import { lockPayment, movePayment } from '../areas/cashbox/store.ts'
import { refuse } from '../core/errors.ts'
import type { Handler } from '../core/http/handler.ts'
import { announceMoved } from './announceMoney.ts'
import { releaseMoney } from './withheldMoney.ts'

/** CASH-10, API-021: the money is back in the wallet at once. Whoever holds the lock first, player or approval, wins. */
export const recallWithdrawal: Handler<'cashbox.recall'> = async (ctx, { params }) => {
  const at = ctx.clock.now()
  const payment = await ctx.db.transaction(async (tx) => {
    const found = await lockPayment(tx, BigInt(params.id))
    if (found?.player_id !== ctx.player.id) throw refuse(404, { base: { not_found: true } })
    // The same request after a lost answer, even after a crash: what it asked for has happened.
    if (found.state === 'recalled' && found.recall_key === ctx.idempotencyKey) return found
    const state = nextState(found.action, found.state, 'recalled')
    if (!state) throw refuse(422, { base: { not_recallable: true } })
    await releaseMoney(ctx.ledger, tx, found, 'recall', at)
    return movePayment(tx, found.id, { state, at, isFinal: true, recallKey: ctx.idempotencyKey })
  })
  await announceMoved(ctx, payment)
  return { status: 200, body: presentPayment(payment, ctx.locale) }
}
