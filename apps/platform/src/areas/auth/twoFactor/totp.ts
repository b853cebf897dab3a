import { HOTP, Secret, TOTP } from 'otpauth'

// The library's defaults are what every authenticator app assumes (RFC 6238): SHA-1, 30 s, 6 digits.
// RFC 4226 requires 160 bits.
const secretBytes = 20
/** The account is only a label, and a longer one makes a QR code that phones read badly. */
const maxLabel = 64

/** A secret in the form shown to the player: base32. */
export const newSecret = (): string => new Secret({ size: secretBytes }).base32

/** The number of the 30-second step that contains a time. */
export const stepOf = (now: Date): number => TOTP.counter({ timestamp: now.getTime() })

/** The code of a time step. */
export const codeAt = (secret: string, step: number): string =>
  HOTP.generate({ secret: Secret.fromBase32(secret), counter: step })

/**
 * The time step of this code, or null. The adjacent steps count too: phone clocks differ, and a code may change while
 * it is typed.
 */
export function matchingStep(secret: string, code: string, now: Date): number | null {
  // The library compares bytes in constant time, and throws if there are more of them than digits.
  if (!/^\d{6}$/.test(code)) return null
  const delta = new TOTP({ secret }).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : stepOf(now) + delta
}

/** The address an authenticator app reads. */
export const keyUri = (issuer: string, account: string, secret: string): string =>
  new TOTP({ issuer, label: account.slice(0, maxLabel), secret }).toString()
