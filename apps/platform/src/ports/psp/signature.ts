import { z } from 'zod'
import { hmacHex, sameText } from '../../core/ids.ts'
import { type CallbackRefusal, type CallbackRequest, type ProviderMessage, providerStatuses } from './provider.ts'

/** SEC-11: how old, or how far ahead, a signed request may be. */
const windowSeconds = 300

/** Headers that sign a request to or from a provider: `HMAC-SHA256(secret, timestamp.path.body)` in hex. */
export function signedHeaders(secret: string, path: string, body: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  return {
    'content-type': 'application/json',
    'x-payment-timestamp': timestamp,
    'x-payment-signature': hmacHex(secret, `${timestamp}.${path}.${body}`),
  }
}

const account = z.object({
  token: z.string().min(1).max(128),
  title: z.string().min(1).max(64),
  expires: z.string().max(7).nullable().default(null),
})
const message = z.object({
  id: z.string().min(1).max(128),
  payment_id: z.string().regex(/^\d{1,18}$/),
  reference: z.string().max(128),
  status: z.enum(providerStatuses),
  amount: z.string().max(32),
  currency: z.string().max(5),
  reason: z.string().max(200).nullable().default(null),
  account: account.nullable().default(null),
})

/** A word of the provider as it travels. */
export type WireMessage = z.input<typeof message>

/** Believes a callback only with our signature on exactly these bytes, fresh, and of the known form. */
export function readCallback(
  secret: string,
  { path, headers, body }: CallbackRequest,
  now: Date,
): { ok: true; message: ProviderMessage } | { ok: false; code: CallbackRefusal } {
  const timestamp = headers.get('x-payment-timestamp') ?? ''
  const signature = headers.get('x-payment-signature') ?? ''
  // The signature first: whoever does not know the secret learns nothing about the rest.
  if (!sameText(signature, hmacHex(secret, `${timestamp}.${path}.${body}`))) {
    return { ok: false, code: 'signature_invalid' }
  }
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp))
  if (!/^\d{1,12}$/.test(timestamp) || age > windowSeconds) return { ok: false, code: 'request_expired' }
  const read = message.safeParse(parseJson(body))
  if (!read.success) return { ok: false, code: 'malformed' }
  const { payment_id: paymentId, ...rest } = read.data
  return { ok: true, message: { ...rest, paymentId } }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
