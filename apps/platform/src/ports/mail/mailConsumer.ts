import type { MailKinds } from '../../core/mail/mailKinds.ts'
import { type Consumer, deliver } from '../../core/outbox/outbox.ts'
import { composeMail, type Sender } from './composeMail.ts'
import type { MailPort } from './mailPort.ts'

/**
 * Sends ordered emails in the name of the order's brand. The event's id becomes the message's key, so that a message
 * sent again after a crash is recognised as a repeat; when the port throws, the outbox tries again.
 */
export const mailConsumer = (port: MailPort, senderOf: (brand: string) => Sender, kinds: MailKinds): Consumer => ({
  name: 'mail',
  reactions: [
    deliver('mail.send', ({ id, payload }) =>
      port.send({ key: `outbox-${id}`, ...composeMail(payload, senderOf(payload.brand), kinds) }),
    ),
  ],
})
