import { createHmac } from 'node:crypto'
import { z } from 'zod'

/** Messages the platform knows; their words stand in `messages/<locale>/mails.json`. */
export const mailTemplates = ['confirmation', 'password', 'passwordChanged', 'contact'] as const

/**
 * What the outbox holds of a message: no text of ours and no token. The token of its link is made from `nonce` and the server's
 * secret when the message leaves, so that nobody who reads the database can follow the link (SEC-06).
 */
export const mailOrder = z.object({
  template: z.enum(mailTemplates),
  to: z.string(),
  locale: z.string(),
  nonce: z.string().nullable(),
  /** Id of the brand it comes from: that of the request which caused it. */
  brand: z.string(),
  /** Only of `contact`: what a visitor wrote to support, and where the answer goes. */
  message: z.object({ replyTo: z.string(), content: z.string() }).optional(),
})
export type MailOrder = z.output<typeof mailOrder>

/** Outbox topic of {@link MailOrder}. */
export const mailTopic = 'mail.send'

/** The token in the link of the message that bears this nonce: 256 bits, base64url. */
export const mailedToken = (secret: string, nonce: string): string =>
  createHmac('sha256', secret).update(`mailed token ${nonce}`).digest('base64url')
