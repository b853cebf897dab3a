import { createHmac, hash, randomBytes, randomFillSync, timingSafeEqual } from 'node:crypto'

/** 256 random bits, 43 characters of base64url: sessions, mailed tokens. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** 128 random bits, 22 characters of base64url: every round stores its play session three times. */
export const playSessionId = (): string => randomBytes(16).toString('base64url')

const referenceBytes = 10
// Filled for 400 references at once: every request takes one, and asking for random bytes costs more than using them.
const randomPool = Buffer.alloc(400 * referenceBytes)
let poolUsed = randomPool.length

/** Short public id for requests and log references: 80 random bits, 16 characters. */
export function referenceId(): string {
  if (poolUsed === randomPool.length) {
    randomFillSync(randomPool)
    poolUsed = 0
  }
  poolUsed += referenceBytes
  const bytes = randomPool.subarray(poolUsed - referenceBytes, poolUsed)
  return bytes.toString('base64url').replace(/[-_]/g, '0').padEnd(16, '0')
}

/** The stored form of a token: its SHA-256, so that a stolen table gives no access (SEC-06). */
export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer')

/** hex(HMAC-SHA256). */
export const hmacHex = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex')

/** Compares in constant time, for texts of any length. */
export const sameText = (a: string, b: string): boolean => timingSafeEqual(tokenHash(a), tokenHash(b))
