import { hmacHex, sameText } from '../../core/ids.ts'
import type { SignedRequest, Verdict } from './gameStudio.ts'

/** A signed request is accepted for this long, before and after: clocks of two machines differ (SEC-11). */
const validForSeconds = 300

/** hex(HMAC-SHA256(secret, timestamp.path.body)); the body byte for byte as sent. */
export const signatureOf = (secret: string, timestamp: string, path: string, body: string): string =>
  hmacHex(secret, `${timestamp}.${path}.${body}`)

/** Headers of a signed request, both ways. */
export function signedHeaders(studio: string, secret: string, path: string, body: string, now: Date) {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  return {
    'x-wallet-studio': studio,
    'x-wallet-timestamp': timestamp,
    'x-wallet-signature': signatureOf(secret, timestamp, path, body),
  }
}

/**
 * The signature is checked first: a request is called stale only when it is genuine. While a secret is replaced, both
 * count.
 */
export function verifySigned(studio: string, secrets: readonly string[], request: SignedRequest, now: Date): Verdict {
  const { timestamp, signature } = request
  if (request.studio !== studio || timestamp === null || signature === null || !/^\d{1,12}$/.test(timestamp))
    return 'signature_invalid'
  const { path, body } = request
  const isSignedWith = (secret: string) => sameText(signature.toLowerCase(), signatureOf(secret, timestamp, path, body))
  if (!secrets.some(isSignedWith)) return 'signature_invalid'
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp))
  return age > validForSeconds ? 'request_expired' : 'genuine'
}
