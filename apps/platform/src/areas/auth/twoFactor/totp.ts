import { createHmac, randomBytes } from 'node:crypto'

// RFC 6238 with the settings every authenticator app assumes: SHA-1, 30 s, 6 digits.
const stepMs = 30_000
const digits = 6
// RFC 4226 requires 160 bits.
const secretBytes = 20

const base32Digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648, without padding: 20 bytes are 32 letters. */
function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => base32Digits[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => base32Digits.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** A secret in the form shown to the player: base32. */
export const newSecret = (): string => base32(randomBytes(secretBytes))

/** The number of the 30-second step that contains a time. */
export const stepOf = (now: Date): number => Math.floor(now.getTime() / stepMs)

/** The code of a time step. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = mac.at(-1)! & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/**
 * The time step of this code, or null. The adjacent steps count too: phone clocks differ, and a code may change while
 * it is typed.
 */
export function matchingStep(secret: string, code: string, now: Date): number | null {
  const step = stepOf(now)
  return [step, step - 1, step + 1].find((each) => codeAt(secret, each) === code) ?? null
}

/**
 * The URI an authenticator app reads. The account is cut to `most` bytes: it is only a label, and phones have trouble
 * reading the QR code of a longer URI.
 */
export function keyUri(issuer: string, account: string, secret: string, most: number): string {
  const write = (label: string) =>
    `otpauth://totp/${encodeURIComponent(issuer)}:${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
  const safe = account.replace(/[^\w.@+-]/g, '')
  return write(safe.slice(0, Math.max(0, most - write('').length)))
}
