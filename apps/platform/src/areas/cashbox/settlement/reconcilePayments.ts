import { isFinal } from '@apogee/rules/cashbox/states'
import type { Core } from '../../../core/http/handler.ts'
import type { Log } from '../../../core/log.ts'
import { type PaymentProvider, ProviderUnavailable } from '../../../ports/psp/provider.ts'
import { claimUnheard, lockPayment, movePayment, type PaymentRow } from '../store.ts'
import { announcePayment } from './announcePayment.ts'
import { settlePayment } from './settlePayment.ts'

export type ReconcileNeeds = Pick<Core, 'config' | 'db' | 'ledger' | 'realtime' | 'clock'> & {
  readonly psp: PaymentProvider
  readonly log: Log
}

/** By then the player has long left the page of an unpaid deposit. */
const abandonedMs = 24 * 3_600_000
/** A deposit the provider has never heard of is no longer on its way to them. */
const lostMs = 30 * 60_000

/**
 * Asks the provider about payments whose webhook never arrived: a callback may be lost for good. The answer counts like
 * any webhook. Silence never ends a payment.
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
