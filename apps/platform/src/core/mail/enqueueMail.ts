import type { z } from 'zod'
import type { Tx } from '../db/db.ts'
import { emit } from '../outbox/outbox.ts'
import { queuedMail } from './queuedMail.ts'

/** Orders an email in the transaction that causes it: both or neither. */
export const enqueueMail = (tx: Tx, order: z.input<typeof queuedMail>): Promise<void> =>
  emit(tx, 'mail.send', queuedMail.parse(order))
