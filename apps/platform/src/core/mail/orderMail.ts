import type { z } from 'zod'
import type { Tx } from '../db/db.ts'
import { emit } from '../outbox/outbox.ts'
import { mailOrder } from './mailOrder.ts'

/** Orders an email in the transaction that causes it: both or neither. */
export const orderMail = (tx: Tx, order: z.input<typeof mailOrder>): Promise<void> =>
  emit(tx, 'mail.send', mailOrder.parse(order))
