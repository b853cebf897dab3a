import type { PaymentRow } from '../areas/cashbox/store.ts'
import type { Tx } from '../core/db/db.ts'
import type { Ledger } from '../core/ledger/ledger.ts'

/** Takes the money of a withdrawal out of the wallet. Throws NotEnoughMoney when it is not there. */
export async function holdMoney(ledger: Ledger, tx: Tx, payment: PaymentRow): Promise<void> {
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

/** How the money of a withdrawal leaves its waiting place: paid out, or back to the player in one of three ways. */
export type Release = 'paid' | 'recall' | 'reject' | 'return'

/** Ends the hold of a withdrawal. One key a way, and the state machine lets only one way happen. */
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
