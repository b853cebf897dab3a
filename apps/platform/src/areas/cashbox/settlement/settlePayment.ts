import { isFinal, isReversal, type PaymentState, type Reversal, stepOf } from '@apogee/rules/cashbox/states'
import { fromDecimal } from '@apogee/rules/money/units'
import { required } from '@apogee/rules/validation/required'
import { currencyOf } from '../../../core/content/configs/paymentConfig.ts'
import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import type { ProviderMessage } from '../../../ports/psp/provider.ts'
import { bookDeposit } from '../deposits/bookDeposit.ts'
import { reverseDeposit } from '../deposits/reverseDeposit.ts'
import { refusalOf, withholdDeposit } from '../deposits/withholdDeposit.ts'
import { announceMoved } from '../payments/announcePayment.ts'
import { mailPayment, mailReversal } from '../payments/paymentMails.ts'
import { returnToProvider } from '../payments/providerStore.ts'
import { isKnownCallback, lockPayment, movePayment, noteReversal, type PaymentRow, recordCallback } from '../store.ts'
import { bookPayout, returnPayout } from '../withdrawals/settleWithdrawal.ts'

export type Settled = 'applied' | 'late' | 'amount_differs' | 'repeated' | 'unknown'
type Needs = Pick<Core, 'config' | 'db' | 'ledger' | 'realtime' | 'clock'>

/**
 * Counts one provider webhook exactly once: a single transaction records it, advances the payment and moves the money.
 * A repeated webhook does nothing. One that arrives after the payment has ended, or that names another amount, is only
 * recorded.
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
  if (!payment) return { result: 'unknown' }
  const isTried = payment.provider !== provider
  if (isTried && !payment.tried_providers?.includes(provider)) return { result: 'unknown' }
  if (await isKnownCallback(tx, provider, message.id)) return { result: 'repeated' }
  const at = needs.clock.now()
  const record = (result: 'applied' | 'late' | 'amount_differs') =>
    recordCallback(tx, {
      provider,
      messageId: message.id,
      paymentId: payment.id,
      status: message.status,
      amount: message.amount,
      currency: message.currency,
      result,
      at,
    })
  const cents = centsOf(payment, message)
  const judged = {
    ...payment,
    state: stateBefore(payment),
    amount: payment.amount_cents,
    reversed: payment.reversed_cents,
  }
  const step = stepOf(judged, message.status, cents)
  // The end of an order at a provider that was only tried is not the end of the payment.
  if (typeof step === 'string' || (isTried && message.status !== 'succeeded')) {
    const result = typeof step === 'string' ? step : 'late'
    await record(result)
    return { result }
  }
  if (isTried) await returnToProvider(tx, payment.id, provider)
  const moved = isReversal(message.status)
    ? await sendBack(
        needs,
        tx,
        payment,
        message.status,
        step.state,
        required(cents, `amount of a reversal of payment ${payment.id}`),
      )
    : [await goOn(needs, tx, payment, message, step.state)]
  await record('applied')
  return { result: 'applied', moved }
}

async function goOn(
  needs: Needs,
  tx: Tx,
  before: PaymentRow,
  message: ProviderMessage,
  state: PaymentState,
): Promise<PaymentRow> {
  const at = needs.clock.now()
  const refused =
    state === 'succeeded' && before.action === 'deposit' ? await refusalOf(needs.ledger, tx, before, at) : null
  if (refused)
    return withholdDeposit(needs, tx, before, { reason: refused, account: message.account?.title ?? null, at })
  const reason = state === 'processing' || state === 'succeeded' ? null : (message.reason ?? state)
  const step = { state, at, isFinal: isFinal(state), reason, account: message.account?.title ?? null }
  const moved = await movePayment(tx, before.id, step)
  if (moved.action === 'cashout') await bookPayout(needs.ledger, tx, moved, at)
  else await bookDeposit(needs.ledger, tx, moved, message.account, at)
  await mailPayment(needs, tx, moved)
  return moved
}

/** Reverses a settled payment, in full or in part. Returns the withdrawals this stopped, then the payment. */
async function sendBack(
  needs: Needs,
  tx: Tx,
  before: PaymentRow,
  why: Reversal,
  state: PaymentState,
  cents: bigint,
): Promise<PaymentRow[]> {
  const at = needs.clock.now()
  const noted = await noteReversal(tx, before.id, cents)
  // A provider may send arbitrary text as the reason, so we store our own.
  const moved =
    state === before.state ? noted : await movePayment(tx, before.id, { state, at, isFinal: true, reason: why })
  const back = { payment: moved, cents, paidAt: required(before.finished_at, `end of payment ${before.id}`), why, at }
  const stopped = moved.action === 'deposit' ? await reverseDeposit(needs.ledger, tx, back) : []
  if (moved.action === 'cashout') await returnPayout(needs.ledger, tx, back)
  for (const one of stopped) await mailPayment(needs, tx, one)
  await mailReversal(needs, tx, moved, cents)
  return [...stopped, moved]
}

// We record a deposit as declined when the provider cannot be reached. Since the provider did not decline it, a later
// webhook counts as for a cancelled deposit.
const stateBefore = ({ state, cancellation_reason }: PaymentRow): PaymentState =>
  state === 'declined' && cancellation_reason === 'provider_unavailable' ? 'canceled' : state

/** In minor units of the payment's currency; undefined if it is not a valid amount in that currency. */
function centsOf({ currency: own }: PaymentRow, { amount, currency }: ProviderMessage): bigint | undefined {
  const subunits = currencyOf(own)?.subunits_to_unit
  return currency === own && subunits !== undefined ? fromDecimal(amount, subunits) : undefined
}
