import { createHmac } from 'node:crypto'

/** `whsec_` and 24 to 64 bytes in base64, as the Standard Webhooks specification writes secrets. */
export const isWebhookSecret = (text: string): boolean => {
  if (!/^whsec_[A-Za-z0-9+/]+={0,2}$/.test(text)) return false
  const { length } = keyOf(text)
  return length >= 24 && length <= 64
}

const keyOf = (secret: string): Buffer => Buffer.from(secret.slice('whsec_'.length), 'base64')

export interface SignedMessage {
  /** The same for every attempt: a receiver recognises a repeat by it. */
  readonly id: string
  readonly content: string
  readonly at: Date
}

/**
 * The headers of Standard Webhooks 1.0: an HMAC-SHA256 of `id.timestamp.content` for each secret, so that a receiver
 * can change from one to the other. Without a secret, none.
 */
export function signatureHeaders(
  secrets: readonly string[],
  { id, content, at }: SignedMessage,
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map(
    (secret) => `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${content}`).digest('base64')}`,
  )
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    ...(signatures.length > 0 && { 'webhook-signature': signatures.join(' ') }),
  }
}
