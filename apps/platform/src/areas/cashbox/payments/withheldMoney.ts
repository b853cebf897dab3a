import type { Tx } from '../../../core/db/db.ts'
import type { Ledger } from '../../../core/ledger/ledger.ts'
import type { PaymentRow } from '../store.ts'

/** Moves the money of a withdrawal from the wallet to the withheld account. Throws NotEnoughMoney if it is missing. */
export async function withholdMoney(ledger: Ledger, tx: Tx, payment: PaymentRow): Promise<void> {
  const { id, player_id: playerId, currency, amount_cents: amount, method } = payment
  await ledger.post(tx, {
    key: `withdrawal:${id}:hold`,
    kind: 'withdrawal_hold',
    reason: { payment: String(id), method },
    playerId,
    at: payment.created_at,
    moves: [
      { account: { playerId, kind: 'real', currency }, amount: -amount },
      { account: { playerId, kind: 'withheld', currency }, amount },
    ],
  })
}

/** How a withdrawal's withheld money is released: paid out, or returned to the player in one of three ways. */
export type Release = 'paid' | 'recall' | 'reject' | 'return'

/** Releases the withheld money. Each way has a different ledger key, and the state machine allows only one of them. */
export async function releaseMoney(ledger: Ledger, tx: Tx, payment: PaymentRow, way: Release, at: Date): Promise<void> {
  const { id, player_id: playerId, currency, amount_cents: amount, method } = payment
  await ledger.post(tx, {
    key: `withdrawal:${id}:${way}`,
    kind: way === 'paid' ? 'withdrawal' : `withdrawal_${way}`,
    reason: { payment: String(id), method },
    playerId,
    at,
    moves: [
      { account: { playerId, kind: 'withheld', currency }, amount: -amount },
      { account: way === 'paid' ? { kind: 'psp', currency } : { playerId, kind: 'real', currency }, amount },
    ],
  })
}
