import { isFinal, nextState } from '@apogee/rules/cashbox/states'
import { fromDecimal } from '@apogee/rules/money/units'
import { isKnownWord, lockPayment, movePayment, type PaymentRow, recordWord } from '../areas/cashbox/store.ts'
import { currencyOf } from '../core/content/paymentConfig.ts'
import type { Tx } from '../core/db/db.ts'
import type { Core } from '../core/http/handler.ts'
import type { ProviderMessage } from '../ports/psp/provider.ts'
import { announceMoved } from './announceMoney.ts'
import { bookDeposit } from './settleDeposit.ts'
import { bookPayout } from './settleWithdrawal.ts'

export type Settled = 'applied' | 'late' | 'amount_differs' | 'repeated' | 'unknown'
type Needs = Pick<Core, 'db' | 'ledger' | 'realtime' | 'clock'>

/**
 * Counts one word of a provider, once: in a single transaction the word is recorded, the payment takes its step and the
 * money moves. A repeated word does nothing; one that comes after the end, or speaks of another sum, is only recorded.
 */
export async function settlePayment(needs: Needs, provider: string, message: ProviderMessage): Promise<Settled> {
  const { result, moved } = await needs.db.transaction((tx) => settle(needs, tx, provider, message))
  if (moved) await announceMoved(needs, moved)
  return result
}

async function settle(
  needs: Needs,
  tx: Tx,
  provider: string,
  message: ProviderMessage,
): Promise<{ result: Settled; moved?: PaymentRow }> {
  const payment = await lockPayment(tx, BigInt(message.paymentId))
  if (payment?.provider !== provider) return { result: 'unknown' }
  if (await isKnownWord(tx, provider, message.id)) return { result: 'repeated' }
  const at = needs.clock.now()
  const record = (result: 'applied' | 'late' | 'amount_differs') =>
    recordWord(tx, { provider, messageId: message.id, paymentId: payment.id, status: message.status, result, at })
  if (!isSameAmount(payment, message)) {
    await record('amount_differs')
    return { result: 'amount_differs' }
  }
  const state = nextState(payment.action, payment.state, message.status)
  if (!state) {
    await record('late')
    return { result: 'late' }
  }
  const reason = state === 'declined' || state === 'canceled' ? (message.reason ?? state) : null
  const step = { state, at, isFinal: isFinal(state), reason, account: message.account?.title ?? null }
  const moved = await movePayment(tx, payment.id, step)
  if (payment.action === 'deposit') await bookDeposit(needs.ledger, tx, moved, message.account, at)
  else await bookPayout(needs.ledger, tx, moved, at)
  await record('applied')
  return { result: 'applied', moved }
}

function isSameAmount(payment: PaymentRow, { amount, currency }: ProviderMessage): boolean {
  const subunits = currencyOf(payment.currency)?.subunits_to_unit
  return (
    currency === payment.currency && subunits !== undefined && fromDecimal(amount, subunits) === payment.amount_cents
  )
}
