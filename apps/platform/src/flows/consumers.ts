import { z } from 'zod'
import type { Core } from '../core/http/handler.ts'
import type { Consumer } from '../core/outbox/outbox.ts'
import type { PaymentProvider } from '../ports/psp/provider.ts'
import { approveByRule } from './approveByRule.ts'
import { payoutTopic } from './approveWithdrawal.ts'
import { type ReconcileNeeds, reconcilePayments } from './reconcilePayments.ts'
import { sendPayout } from './sendPayout.ts'

const payout = z.object({ paymentId: z.string().regex(/^\d+$/) })

/** What follows from payments outside the transaction that wrote them. */
export const cashboxConsumers = (
  needs: Pick<Core, 'db' | 'config'> & { readonly psp: PaymentProvider },
): Consumer[] => [
  { topic: payoutTopic, deliver: ({ payload }) => sendPayout(needs, BigInt(payout.parse(payload).paymentId)) },
]

/** What time asks of payments. */
export const cashboxTimers = (needs: ReconcileNeeds) => [
  { name: 'payments without a word', everyMs: 60_000, run: () => reconcilePayments(needs) },
  { name: 'small withdrawals', everyMs: 30_000, run: () => approveByRule(needs) },
]
