import { z } from 'zod'
import type { Core } from '../core/http/handler.ts'
import type { Consumer } from '../core/outbox/outbox.ts'
import type { PaymentProvider } from '../ports/psp/provider.ts'
import { payoutTopic } from './approveWithdrawal.ts'
import { sendPayout } from './sendPayout.ts'

const payout = z.object({ paymentId: z.string().regex(/^\d+$/) })

/** What follows from payments outside the transaction that wrote them. */
export const cashboxConsumers = (
  needs: Pick<Core, 'db' | 'config'> & { readonly psp: PaymentProvider },
): Consumer[] => [
  { topic: payoutTopic, deliver: ({ payload }) => sendPayout(needs, BigInt(payout.parse(payload).paymentId)) },
]
