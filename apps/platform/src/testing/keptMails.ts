import type { QueuedMail } from '../core/mail/queuedMail.ts'
import { type Consumer, deliver } from '../core/outbox/outbox.ts'

/** A consumer that keeps every email that was ordered. */
export function keptMails(): { readonly mails: readonly QueuedMail[]; readonly consumer: Consumer } {
  const mails: QueuedMail[] = []
  const reactions = [deliver('mail.send', async ({ payload }) => mails.push(payload))]
  return { mails, consumer: { name: 'mail', reactions } }
}
