import { z } from 'zod'
import { hmacHex, sameText } from '../../core/ids.ts'
import { providerStatuses, type SignatureRefusal, type SignedText, type Verdict } from './provider.ts'

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

/** Why a text is not trusted; null when it is signed with one of the secrets on exactly these bytes, and is fresh. */
export function signatureFault(
  secret: string | readonly string[],
  { path, headers, body }: SignedText,
  now: Date,
): Exclude<SignatureRefusal, 'malformed'> | null {
  const timestamp = headers.get('x-payment-timestamp') ?? ''
  const signature = headers.get('x-payment-signature') ?? ''
  // The signature first: a caller without the secret learns nothing about the rest.
  const isSigned = [secret].flat().some((one) => sameText(signature, hmacHex(one, `${timestamp}.${path}.${body}`)))
  if (!isSigned) return 'signature_invalid'
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp))
  return !/^\d{1,12}$/.test(timestamp) || age > windowSeconds ? 'request_expired' : null
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

/** A webhook of the provider in wire format. */
export type WireMessage = z.input<typeof message>

/** Accepts a webhook of the provider only when it is signed, fresh, and well formed. */
export function readWebhook(secret: string | readonly string[], text: SignedText, now: Date): Verdict {
  const fault = signatureFault(secret, text, now)
  if (fault) return { ok: false, code: fault }
  const read = message.safeParse(parseJson(text.body))
  if (!read.success) return { ok: false, code: 'malformed' }
  const { payment_id: paymentId, ...rest } = read.data
  return { ok: true, message: { ...rest, paymentId } }
}

/** Parses JSON; undefined for other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON: the caller rejects undefined.
    return undefined
  }
}
