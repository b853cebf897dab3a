import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { MailTemplate } from './mailKinds.ts'

/** A value in an email, formatted for the player's locale. */
const mailValue = z.union([
  z.string(),
  z.object({ money: z.object({ cents: z.int(), currency: z.string() }) }),
  /** ISO 8601; shown in UTC, because the reader's time zone is unknown. */
  z.object({ time: z.string() }),
  /** A calendar day, YYYY-MM-DD. */
  z.object({ day: z.iso.date() }),
  /** ISO code, or null when unknown. */
  z.object({ country: z.string().nullable() }),
  /** Key of a text: "limits.types.deposit". */
  z.object({ text: z.string() }),
])
export type MailValue = z.output<typeof mailValue>

/**
 * An email as stored in the outbox: without texts and without its token. The token of its link is derived from `nonce`
 * and the server's secret when the email is sent, so that a reader of the database cannot follow the link (SEC-06).
 */
export const queuedMail = z.object({
  /** The kind of email; the composer checks that it exists. */
  template: z.custom<MailTemplate>((name) => typeof name === 'string'),
  to: z.string(),
  locale: z.string(),
  nonce: z.string().nullable().default(null),
  /** Id of the brand it comes from: that of the request which caused it. */
  brand: z.string(),
  /** Values its texts refer to as `{name}`, and its facts. */
  values: z.record(z.string(), mailValue).default({}),
  /** Only for `contact`: a visitor's message to support, and the address for the reply. */
  message: z.object({ replyTo: z.string(), content: z.string() }).optional(),
})
export type QueuedMail = z.output<typeof queuedMail>

/** The token in the link of the email with this nonce: 256 bits, base64url. */
export const mailedToken = (secret: string, nonce: string): string =>
  createHmac('sha256', secret).update(`mailed token ${nonce}`).digest('base64url')
