import { createHmac } from 'node:crypto'

// Reimplemented on purpose: the platform's signing must agree with the protocol, not with itself.
function sign(secret: string, timestamp: string, path: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${path}.${body}`).digest('hex')
}

const nowSeconds = () => String(Math.floor(Date.now() / 1000))

/** Headers a game studio sends to the wallet. */
export function walletHeaders(secret: string, path: string, body: string): Record<string, string> {
  const timestamp = nowSeconds()
  return {
    'content-type': 'application/json',
    'x-wallet-studio': 'apogee',
    'x-wallet-timestamp': timestamp,
    'x-wallet-signature': sign(secret, timestamp, path, body),
  }
}

/** Headers the payment provider sends with a callback. */
export function paymentHeaders(secret: string, path: string, body: string): Record<string, string> {
  const timestamp = nowSeconds()
  return {
    'content-type': 'application/json',
    'x-payment-timestamp': timestamp,
    'x-payment-signature': sign(secret, timestamp, path, body),
  }
}
