import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { type MailTemplate, mailKinds } from './mailKinds.ts'

/** A value in a message, written as the player's locale writes it. */
const mailValue = z.union([
  z.string(),
  z.object({ money: z.object({ cents: z.int(), currency: z.string() }) }),
  /** ISO 8601; said in UTC, for nobody knows where it will be read. */
  z.object({ time: z.string() }),
  /** ISO code, or null when nobody could tell. */
  z.object({ country: z.string().nullable() }),
  /** Key of a text: "limits.types.deposit". */
  z.object({ text: z.string() }),
])
export type MailValue = z.output<typeof mailValue>

// The keys of a literal are its names; Object.keys forgets it.
const templates = Object.keys(mailKinds) as [MailTemplate, ...MailTemplate[]]

/**
 * What the outbox holds of a message: no text of ours and no token. The token of its link is made from `nonce` and the server's
 * secret when the message leaves, so that nobody who reads the database can follow the link (SEC-06).
 */
export const mailOrder = z.object({
  template: z.enum(templates),
  to: z.string(),
  locale: z.string(),
  nonce: z.string().nullable().default(null),
  /** Id of the brand it comes from: that of the request which caused it. */
  brand: z.string(),
  /** What its words name as `{name}`, and its facts. */
  values: z.record(z.string(), mailValue).default({}),
  /** Only of `contact`: what a visitor wrote to support, and where the answer goes. */
  message: z.object({ replyTo: z.string(), content: z.string() }).optional(),
})
export type MailOrder = z.output<typeof mailOrder>

/** The token in the link of the message that bears this nonce: 256 bits, base64url. */
export const mailedToken = (secret: string, nonce: string): string =>
  createHmac('sha256', secret).update(`mailed token ${nonce}`).digest('base64url')
