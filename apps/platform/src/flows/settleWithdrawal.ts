import type { PaymentState } from '@apogee/rules/cashbox/states'
import type { PaymentRow } from '../areas/cashbox/store.ts'
import type { Tx } from '../core/db/db.ts'
import type { Ledger } from '../core/ledger/ledger.ts'
import { emit } from '../core/outbox/outbox.ts'
import { releaseMoney } from './withheldMoney.ts'

/** What the provider's word on a payout means: the money has gone, or it is back in the wallet, even after it had been paid. */
export async function bookPayout(
  ledger: Ledger,
  tx: Tx,
  before: PaymentState,
  payment: PaymentRow,
  at: Date,
): Promise<void> {
  if (before === 'succeeded') return returnPaid(ledger, tx, payment, at)
  if (payment.state === 'declined' || payment.state === 'canceled') {
    await releaseMoney(ledger, tx, payment, 'return', at)
  }
  if (payment.state !== 'succeeded') return
  await releaseMoney(ledger, tx, payment, 'paid', at)
  await emit(tx, 'cashbox.withdrawalSucceeded', {
    paymentId: String(payment.id),
    playerId: String(payment.player_id),
    currency: payment.currency,
    amountCents: String(payment.amount_cents),
  })
}

async function returnPaid(ledger: Ledger, tx: Tx, payment: PaymentRow, at: Date): Promise<void> {
  const { id, player_id: playerId, currency, amount_cents: amount, method } = payment
  await ledger.post(tx, {
    key: `withdrawal:${id}:refunded`,
    kind: 'withdrawal_return',
    reason: { payment: String(id), method },
    playerId,
    at,
    moves: [
      { account: { kind: 'psp', currency }, amount: -amount },
      { account: { playerId, kind: 'real', currency }, amount },
    ],
  })
}
