import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

const keyOf = (secret: string, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

/** AES-256-GCM under a key of its own for each purpose: what must be read again, but not by who copies database or disk. */
export function seal(secret: string, purpose: string, value: Uint8Array | string): Buffer<ArrayBuffer> {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), iv)
  return Buffer.concat([iv, cipher.update(value), cipher.final(), cipher.getAuthTag()])
}

/** What was sealed. Throws when it was sealed otherwise or changed. */
export function unseal(secret: string, purpose: string, sealed: Uint8Array): Buffer<ArrayBuffer> {
  const bytes = Buffer.from(sealed)
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), bytes.subarray(0, ivBytes))
  decipher.setAuthTag(bytes.subarray(-tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()])
}
