import { isFinal, nextState, type PaymentEvent } from '@apogee/rules/cashbox/states'
import { lockPayment, movePayment, type PaymentRow } from '../areas/cashbox/store.ts'
import type { Tx } from '../core/db/db.ts'
import type { Core } from '../core/http/handler.ts'
import { emit } from '../core/outbox/outbox.ts'
import { announceMoved } from './announceMoney.ts'
import { releaseMoney } from './withheldMoney.ts'

type Needs = Pick<Core, 'db' | 'ledger' | 'realtime' | 'clock'>

/** Outbox topic: an approved withdrawal is handed to the provider. */
export const payoutTopic = 'cashbox.payout'

/** Lets a withdrawal go to the provider; from now on it cannot be taken back. False when it no longer waits. */
export const approveWithdrawal = (needs: Needs, id: bigint): Promise<boolean> =>
  decide(needs, id, 'approved', (tx, payment) => emit(tx, payoutTopic, { paymentId: String(payment.id) }))

/** Refuses a withdrawal; its money is back in the wallet. False when it no longer waits. */
export const rejectWithdrawal = (needs: Needs, id: bigint): Promise<boolean> =>
  decide(needs, id, 'rejected', (tx, payment) => releaseMoney(needs.ledger, tx, payment, 'reject', needs.clock.now()))

async function decide(
  needs: Needs,
  id: bigint,
  event: Extract<PaymentEvent, 'approved' | 'rejected'>,
  then: (tx: Tx, payment: PaymentRow) => Promise<unknown>,
): Promise<boolean> {
  const decided = await needs.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, id)
    const state = payment && nextState(payment.action, payment.state, event)
    if (!payment || !state) return null
    await then(tx, payment)
    const reason = event === 'rejected' ? event : null
    return movePayment(tx, id, { state, at: needs.clock.now(), isFinal: isFinal(state), reason })
  })
  if (decided) await announceMoved(needs, decided)
  return decided !== null
}
