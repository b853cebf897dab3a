import type { Reversal } from '@apogee/rules/cashbox/states'
import { lockWaiting, movePayment, type PaymentRow } from '../areas/cashbox/store.ts'
import type { Tx } from '../core/db/db.ts'
import type { Ledger } from '../core/ledger/ledger.ts'
import { emit } from '../core/outbox/outbox.ts'
import { releaseMoney } from './withheldMoney.ts'

/**
 * A deposit's money goes back (decision 021). Withdrawals that still wait are stopped first: it may well be the same money. What
 * the wallet then cannot give is owed, and paid from the next deposit; a wallet is never below zero.
 */
export async function reverseDeposit(
  ledger: Ledger,
  tx: Tx,
  payment: PaymentRow,
  why: Reversal,
  at: Date,
): Promise<PaymentRow[]> {
  const { id, player_id: playerId, currency, amount_cents: amount, method } = payment
  const stopped: PaymentRow[] = []
  for (const waiting of await lockWaiting(tx, playerId, currency)) {
    await releaseMoney(ledger, tx, waiting, 'reject', at)
    stopped.push(
      await movePayment(tx, waiting.id, { state: 'rejected', at, isFinal: true, reason: 'deposit_reversed' }),
    )
  }
  const { real } = (await ledger.lockBalance(tx, playerId, currency))!
  const short = real >= amount ? 0n : amount - real
  await ledger.post(tx, {
    key: `deposit:${id}:${why}`,
    kind: why === 'refunded' ? 'deposit_refund' : 'deposit_chargeback',
    reason: { payment: String(id), method },
    playerId,
    at,
    moves: [
      { account: { playerId, kind: 'real', currency } as const, amount: short - amount },
      { account: { playerId, kind: 'debt', currency } as const, amount: -short },
      { account: { kind: 'psp', currency } as const, amount },
    ].filter((move) => move.amount !== 0n),
  })
  await emit(tx, 'cashbox.depositReversed', {
    paymentId: String(id),
    playerId: String(playerId),
    currency,
    amountCents: String(amount),
  })
  return stopped
}
