import { isFinal, nextState, type PaymentState } from '@apogee/rules/cashbox/states'
import { fromDecimal } from '@apogee/rules/money/units'
import { isKnownWord, lockPayment, movePayment, type PaymentRow, recordWord } from '../areas/cashbox/store.ts'
import { currencyOf } from '../core/content/paymentConfig.ts'
import type { Tx } from '../core/db/db.ts'
import type { Core } from '../core/http/handler.ts'
import type { ProviderMessage } from '../ports/psp/provider.ts'
import { announceMoved } from './announceMoney.ts'
import { mailPayment } from './paymentMails.ts'
import { reverseDeposit } from './reverseDeposit.ts'
import { bookDeposit } from './settleDeposit.ts'
import { bookPayout } from './settleWithdrawal.ts'

export type Settled = 'applied' | 'late' | 'amount_differs' | 'repeated' | 'unknown'
type Needs = Pick<Core, 'config' | 'db' | 'ledger' | 'realtime' | 'clock'>

/**
 * Counts one word of a provider, once: in a single transaction the word is recorded, the payment takes its step and the
 * money moves. A repeated word does nothing; one that comes after the end, or speaks of another sum, is only recorded.
 */
export async function settlePayment(needs: Needs, provider: string, message: ProviderMessage): Promise<Settled> {
  const { result, moved = [] } = await needs.db.transaction((tx) => settle(needs, tx, provider, message))
  for (const payment of moved) await announceMoved(needs, payment)
  return result
}

async function settle(
  needs: Needs,
  tx: Tx,
  provider: string,
  message: ProviderMessage,
): Promise<{ result: Settled; moved?: readonly PaymentRow[] }> {
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
  const state = nextState(payment.action, stateBefore(payment), message.status)
  if (!state) {
    await record('late')
    return { result: 'late' }
  }
  const step = {
    state,
    at,
    isFinal: isFinal(state),
    reason: reasonOf(state, message),
    account: message.account?.title ?? null,
  }
  const moved = await movePayment(tx, payment.id, step)
  const stopped = await book(needs, tx, payment, moved, message)
  for (const one of [...stopped, moved]) await mailPayment(needs, tx, one)
  await record('applied')
  return { result: 'applied', moved: [...stopped, moved] }
}

/** The money of a step. Answers the withdrawals that it stopped. */
async function book(
  { ledger, clock }: Needs,
  tx: Tx,
  before: PaymentRow,
  moved: PaymentRow,
  message: ProviderMessage,
): Promise<PaymentRow[]> {
  const at = clock.now()
  if (moved.action === 'cashout') await bookPayout(ledger, tx, before.state, moved, at)
  else if (message.status === 'refunded' || message.status === 'charged_back') {
    return reverseDeposit(ledger, tx, moved, message.status, at)
  } else await bookDeposit(ledger, tx, moved, message.account, at)
  return []
}

// A deposit the provider could not be reached for was given up by us, not declined by him.
const stateBefore = ({ state, cancellation_reason }: PaymentRow): PaymentState =>
  state === 'declined' && cancellation_reason === 'provider_unavailable' ? 'canceled' : state

function reasonOf(state: PaymentState, { status, reason }: ProviderMessage): string | null {
  if (state === 'processing' || state === 'succeeded') return null
  // Our own word for money that goes back; a provider may say anything of the rest.
  return status === 'refunded' || status === 'charged_back' ? status : (reason ?? state)
}

function isSameAmount(payment: PaymentRow, { amount, currency }: ProviderMessage): boolean {
  const subunits = currencyOf(payment.currency)?.subunits_to_unit
  return (
    currency === payment.currency && subunits !== undefined && fromDecimal(amount, subunits) === payment.amount_cents
  )
}
