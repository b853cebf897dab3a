import { isFinal } from '@apogee/rules/cashbox/states'
import { claimUnheard, lockPayment, movePayment, type PaymentRow } from '../areas/cashbox/store.ts'
import type { Core } from '../core/http/handler.ts'
import type { Log } from '../core/log.ts'
import { type PaymentProvider, ProviderUnavailable } from '../ports/psp/provider.ts'
import { announcePayment } from './announceMoney.ts'
import { settlePayment } from './settlePayment.ts'

export type ReconcileNeeds = Pick<Core, 'config' | 'db' | 'ledger' | 'realtime' | 'clock'> & {
  readonly psp: PaymentProvider
  readonly log: Log
}

/** The player has long left the page of a deposit nobody pays. */
const abandonedMs = 24 * 3_600_000
/** A deposit the provider never heard of is no longer on its way to him. */
const lostMs = 30 * 60_000

/**
 * Asks the provider about payments whose word never came: a callback may be lost for good. What he answers counts as a word like
 * any other; nothing is ended because somebody is silent.
 */
export async function reconcilePayments(needs: ReconcileNeeds): Promise<void> {
  for (const payment of await claimUnheard(needs.db, needs.psp.name, needs.clock.now())) {
    try {
      await reconcile(needs, payment)
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error
      needs.log.warn({ err: error, paymentId: String(payment.id) }, 'cashbox: the provider was asked in vain')
    }
  }
}

async function reconcile(needs: ReconcileNeeds, payment: PaymentRow): Promise<void> {
  const { psp, clock, log } = needs
  const order = { kind: payment.action === 'deposit' ? 'deposit' : 'payout', paymentId: String(payment.id) } as const
  const age = clock.now().getTime() - payment.created_at.getTime()
  const answer = await psp.askAbout(order)
  if (answer === 'unknown') {
    if (order.kind === 'deposit' && age > lostMs) await giveUp(needs, payment.id)
    else log.error({ paymentId: order.paymentId }, 'cashbox: the provider has no such order')
  } else if (answer === 'open') {
    if (order.kind === 'deposit' && age > abandonedMs) await psp.cancelDeposit(order.paymentId)
  } else {
    const result = await settlePayment(needs, psp.name, answer)
    log.info({ paymentId: order.paymentId, status: answer.status, result }, 'cashbox: asked for')
  }
}

/** Nobody can pay an order that does not exist. */
async function giveUp(needs: ReconcileNeeds, id: bigint): Promise<void> {
  const ended = await needs.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, id)
    if (!payment || isFinal(payment.state)) return null
    const at = needs.clock.now()
    return movePayment(tx, id, { state: 'canceled', at, isFinal: true, reason: 'expired' })
  })
  if (ended) announcePayment(needs, ended)
}
