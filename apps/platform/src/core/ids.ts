import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits, 43 characters of base64url: sessions, mailed tokens, play sessions. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** Short public id for requests and log references: 80 random bits, 16 characters. */
export const referenceId = (): string => randomBytes(10).toString('base64url').replace(/[-_]/g, '0').padEnd(16, '0')

/** The stored form of a token: its SHA-256, so that a stolen table gives no access (SEC-06). */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/** hex(HMAC-SHA256). */
export const hmacHex = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex')

/** Compares in constant time, for texts of any length. */
export const sameText = (a: string, b: string): boolean => timingSafeEqual(tokenHash(a), tokenHash(b))
