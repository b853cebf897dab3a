import { sign, verify } from 'node:crypto'

const header = 'x-hub88-signature'

/** base64(RSA-SHA256(body)), by our private key. */
export const signHub88 = (privateKey: string, body: string): Readonly<Record<string, string>> => ({
  [header]: sign('RSA-SHA256', Buffer.from(body), privateKey).toString('base64'),
})

/** Whether one of the keys has signed exactly these bytes. */
export function isSignedHub88(publicKeys: readonly string[], headers: Headers, body: string): boolean {
  const signature = headers.get(header)
  if (signature === null) return false
  const bytes = Buffer.from(signature, 'base64')
  return publicKeys.some((key) => verify('RSA-SHA256', Buffer.from(body), key, bytes))
}
