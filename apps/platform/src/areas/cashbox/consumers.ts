import { type Consumer, deliver } from '../../core/outbox/outbox.ts'
import { refundByStaff } from './deposits/refundDeposit.ts'
import { refundWithheld } from './deposits/withholdDeposit.ts'
import { type ReconcileNeeds, reconcilePayments } from './settlement/reconcilePayments.ts'
import { approveByRule } from './withdrawals/approveByRule.ts'
import { sendPayout } from './withdrawals/sendPayout.ts'

/** Consequences of payments outside the transaction that wrote them. */
export const cashboxConsumer = (needs: ReconcileNeeds): Consumer => ({
  name: 'cashbox',
  reactions: [
    deliver('cashbox.payout', ({ payload }) => sendPayout(needs, payload.payment)),
    deliver('cashbox.depositHeld', ({ payload }) => refundWithheld(needs, payload.payment)),
    deliver('cashbox.refundAsked', ({ payload }) => refundByStaff(needs, payload.payment)),
  ],
})

/** Timers for payments. */
export const cashboxTimers = (needs: ReconcileNeeds) => [
  { name: 'payments without a webhook', everyMs: 60_000, run: () => reconcilePayments(needs) },
  { name: 'small withdrawals', everyMs: 30_000, run: () => approveByRule(needs) },
]
