import { createHmac, timingSafeEqual } from 'node:crypto'

const WINDOW_SECONDS = 300

/** Headers that sign a call: hex(HMAC-SHA256(secret, timestamp + "." + path + "." + body)). */
export function signatureHeaders(secret: string, path: string, body: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  return {
    'content-type': 'application/json',
    'x-wallet-studio': 'apogee',
    'x-wallet-timestamp': timestamp,
    'x-wallet-signature': digest(secret, timestamp, path, body),
  }
}

export type SignatureFault = 'signature_invalid' | 'request_expired'

/** Verifies the headers of a signed call; null when the signature is valid and at most 300 seconds off. */
export function signatureFault(
  secret: string,
  path: string,
  body: string,
  headers: { get(name: string): string | null | undefined },
  now: Date,
): SignatureFault | null {
  const timestamp = headers.get('x-wallet-timestamp') ?? ''
  const given = Buffer.from(headers.get('x-wallet-signature') ?? '')
  const expected = Buffer.from(digest(secret, timestamp, path, body))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'signature_invalid'
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp))
  return age <= WINDOW_SECONDS ? null : 'request_expired'
}

function digest(secret: string, timestamp: string, path: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${path}.${body}`).digest('hex')
}
