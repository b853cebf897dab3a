import type { Tx } from '../../../core/db/db.ts'
import type { Ledger } from '../../../core/ledger/ledger.ts'
import { emit } from '../../../core/outbox/outbox.ts'
import type { ReversedMoney } from '../payments/reversedMoney.ts'
import { releaseMoney } from '../payments/withheldMoney.ts'
import type { PaymentRow } from '../store.ts'

/** Applies the provider's webhook for a payout: the money has left, or it is back in the wallet. */
export async function bookPayout(ledger: Ledger, tx: Tx, payment: PaymentRow, at: Date): Promise<void> {
  if (payment.state === 'declined' || payment.state === 'canceled') {
    await releaseMoney(ledger, tx, payment, 'return', at)
  }
  if (payment.state !== 'succeeded') return
  await releaseMoney(ledger, tx, payment, 'paid', at)
  await emit(tx, 'cashbox.withdrawalSucceeded', {
    payment: payment.id,
    player: payment.player_id,
    currency: payment.currency,
    amount: payment.amount_cents,
  })
}

/** The receiving bank has sent back a payout, in full or in part: the money is in the wallet again. */
export async function returnPayout(ledger: Ledger, tx: Tx, { payment, cents, at }: ReversedMoney): Promise<void> {
  const { id, player_id: playerId, currency, method } = payment
  await ledger.post(tx, {
    key: `withdrawal:${id}:refunded:${payment.reversed_cents}`,
    kind: 'withdrawal_return',
    reason: { payment: String(id), method },
    playerId,
    at,
    moves: [
      { account: { kind: 'psp', currency }, amount: -cents },
      { account: { playerId, kind: 'real', currency }, amount: cents },
    ],
  })
}
