import { isFinal } from '@apogee/rules/cashbox/states'
import type { Core } from '../../../core/http/handler.ts'
import type { Log } from '../../../core/log.ts'
import { type PaymentProvider, ProviderUnavailable } from '../../../ports/psp/provider.ts'
import { announcePayment } from '../payments/announcePayment.ts'
import { everyProvider } from '../payments/providerRoutes.ts'
import { claimOverdue, lockPayment, movePayment, type PaymentRow } from '../store.ts'
import { settlePayment } from './settlePayment.ts'

export type ReconcileNeeds = Pick<Core, 'config' | 'db' | 'ledger' | 'realtime' | 'clock'> & {
  readonly psp: PaymentProvider
  readonly log: Log
}

/** After this time the player has left the page of an unpaid deposit, so it is cancelled. */
const abandonedMs = 24 * 3_600_000
/** After this time an order that the provider does not know is no longer in transit. */
const lostMs = 30 * 60_000

/**
 * Queries the provider about payments whose webhook never arrived: a callback may be lost for good. The answer counts
 * like a webhook. A payment never ends for lack of an answer, and an error at one provider does not stop the lookups at
 * the others: it is thrown when they have ended.
 */
export async function reconcilePayments(needs: ReconcileNeeds): Promise<void> {
  const lookups = await Promise.allSettled(everyProvider(needs.psp).map((provider) => reconcileAt(needs, provider)))
  for (const lookup of lookups) if (lookup.status === 'rejected') throw lookup.reason
}

async function reconcileAt(needs: ReconcileNeeds, provider: PaymentProvider): Promise<void> {
  for (const payment of await claimOverdue(needs.db, provider.name, needs.clock.now())) {
    try {
      await reconcile({ ...needs, psp: provider }, payment)
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error
      needs.log.warn({ err: error, paymentId: String(payment.id) }, 'cashbox: payment lookup failed, will retry')
    }
  }
}

async function reconcile(needs: ReconcileNeeds, payment: PaymentRow): Promise<void> {
  const { psp, clock, log } = needs
  const order = { kind: payment.action === 'deposit' ? 'deposit' : 'payout', paymentId: String(payment.id) } as const
  const age = clock.now().getTime() - payment.created_at.getTime()
  const answer = await psp.queryOrder(order)
  if (answer === 'unknown') {
    if (order.kind === 'deposit' && age > lostMs) await giveUp(needs, payment.id)
    else log.error({ paymentId: order.paymentId }, 'cashbox: the provider does not know the order')
  } else if (answer === 'open') {
    if (order.kind === 'deposit' && age > abandonedMs) await psp.cancelDeposit(order.paymentId)
  } else {
    const result = await settlePayment(needs, psp.name, answer)
    log.info({ paymentId: order.paymentId, status: answer.status, result }, 'cashbox: payment lookup')
  }
}

/** Cancels a deposit that the provider does not know and that can no longer be paid. */
async function giveUp(needs: ReconcileNeeds, id: bigint): Promise<void> {
  const ended = await needs.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, id)
    if (!payment || isFinal(payment.state)) return null
    const at = needs.clock.now()
    return movePayment(tx, id, { state: 'canceled', at, isFinal: true, reason: 'expired' })
  })
  if (ended) announcePayment(needs, ended)
}
