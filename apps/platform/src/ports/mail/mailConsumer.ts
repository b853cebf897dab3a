import { mailOrder, mailTopic } from '../../core/mail/mailOrder.ts'
import type { Consumer } from '../../core/outbox/outbox.ts'
import { composeMail, type Sender } from './composeMail.ts'
import type { MailPort } from './mailPort.ts'

/**
 * Sends what was ordered, in the name of the order's brand. The event's id makes the message's key, so that a message sent
 * again after a crash is known as the same one; when the port throws, the outbox tries again.
 */
export const mailConsumer = (port: MailPort, senderOf: (brand: string) => Sender): Consumer => ({
  topic: mailTopic,
  deliver: ({ id, payload }) => {
    const order = mailOrder.parse(payload)
    return port.send({ key: `outbox-${id}`, ...composeMail(order, senderOf(order.brand)) })
  },
})
