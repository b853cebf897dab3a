import type { MailKinds } from '../../core/mail/mailKinds.ts'
import { type Consumer, deliver } from '../../core/outbox/outbox.ts'
import { composeMail, type Recipient, type Sender } from './composeMail.ts'
import type { MailPort } from './mailPort.ts'

interface Needs {
  readonly senderOf: (brand: string) => Sender
  /** The player with an address, as they are when the email is sent. */
  readonly recipientOf: (email: string) => Promise<Recipient | null>
  readonly kinds: MailKinds
}

/**
 * Sends ordered emails in the name of the order's brand. The event's id becomes the message's key, so that a message
 * sent again after a crash is recognised as a repeat; when the port throws, the outbox tries again. A promotional one is
 * dropped if its reader has unsubscribed since it was ordered.
 */
export const mailConsumer = (port: MailPort, { senderOf, recipientOf, kinds }: Needs): Consumer => ({
  name: 'mail',
  reactions: [
    deliver('mail.send', async ({ id, payload }) => {
      const mail = composeMail(payload, senderOf(payload.brand), kinds, await recipientOf(payload.to))
      if (mail) await port.send({ key: `outbox-${id}`, ...mail })
    }),
  ],
})
