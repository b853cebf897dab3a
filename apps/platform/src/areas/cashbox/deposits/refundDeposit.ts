import type { Core } from '../../../core/http/handler.ts'
import type { Log } from '../../../core/log.ts'
import { noteOperator } from '../../../core/operators/operatorActions.ts'
import type { CommandSignature } from '../../../core/operators/operatorCommand.ts'
import { emit } from '../../../core/outbox/outbox.ts'
import type { PaymentProvider } from '../../../ports/psp/provider.ts'
import { providerOf } from '../payments/providerRoutes.ts'
import { findPayment, lockPayment } from '../store.ts'
import { noteRefundAsked, noteRefundRefused } from './staffStore.ts'

/**
 * Staff ask the provider to send a paid deposit back in full. The money leaves the balance with the webhook of
 * the provider. A deposit whose money has been played or withdrawn is not refunded.
 */
export async function askRefund(
  { db, ledger, clock }: Pick<Core, 'db' | 'ledger' | 'clock'>,
  { operator, reason }: CommandSignature,
  id: bigint,
): Promise<'done' | 'same' | 'no_deposit' | 'not_enough_money'> {
  return db.transaction(async (tx) => {
    const payment = await lockPayment(tx, id)
    if (payment?.action !== 'deposit' || payment.state !== 'succeeded' || payment.reversed_cents > 0n)
      return 'no_deposit'
    const { player_id: playerId, currency, amount_cents: cents } = payment
    const balance = await ledger.lockBalance(tx, playerId, currency)
    if (!balance || balance.real < cents) return 'not_enough_money'
    const at = clock.now()
    if (!(await noteRefundAsked(tx, id, at))) return 'same'
    await emit(tx, 'cashbox.refundAsked', { payment: id })
    const details = `deposit ${id}: succeeded -> refund requested`
    await noteOperator(tx, { playerId, action: 'refund_requested', details, operator, reason, at })
    return 'done'
  })
}

/**
 * Sends the request; retried until the provider answers. The provider recognises a repeated one by the payment id. After
 * a refusal staff may request the refund again, for example once the provider has the money for it.
 */
export async function refundByStaff(
  { db, psp, log }: Pick<Core, 'db'> & { readonly psp: PaymentProvider; readonly log: Log },
  paymentId: bigint,
): Promise<void> {
  const payment = await findPayment(db, paymentId)
  if (!payment) throw new Error(`payment ${paymentId} does not exist`)
  // Nothing is sent twice: after a refusal, or once the money has gone back, for example in a chargeback.
  if (!payment.refund_asked_at || payment.reversed_cents > 0n) return
  if (await providerOf(psp, payment).refundDeposit(String(paymentId))) return
  await noteRefundRefused(db, paymentId, payment.refund_asked_at)
  log.error(
    { paymentId: String(paymentId) },
    'cashbox: the provider refuses to refund a deposit: request it again, or send it back manually',
  )
}
