import { mixBlock, startState } from '@apogee/rules/validation/text/digest'

// SHA-256 without a promise per hash: WebCrypto would take minutes for a chain of a million links.

/** The second block of a message of 64 bytes: the padding and the length in bits. */
const PADDING = Uint32Array.from({ length: 16 }, (_, at) => (at === 0 ? 0x80000000 : at === 15 ? 512 : 0))
const HEX = Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0))
const schedule = new Uint32Array(64)
const START = startState()
const digest = startState()
const message = new Uint32Array(16)

/** Writes the digest as 64 hex digits, the input of the next hash. */
function writeHex(): void {
  for (let at = 0; at < 16; at++) {
    const half = (digest[at >> 1] as number) >>> (at % 2 === 0 ? 16 : 0) // at / 2 is 0 to 7
    let word = 0
    for (let shift = 12; shift >= 0; shift -= 4) word = (word << 8) | (HEX[(half >>> shift) & 15] as number)
    message[at] = word
  }
}

/** SHA-256 of a text of 64 hex digits as hex, then of the result, and so on, `times` times. */
export function hashRepeatedly(seed: string, times: number): string {
  if (!/^[0-9a-f]{64}$/.test(seed)) throw new Error('malformed seed')
  if (times === 0) return seed
  for (let at = 0; at < 16; at++) {
    message[at] = [0, 1, 2, 3].reduce((word, byte) => (word << 8) | seed.charCodeAt(at * 4 + byte), 0)
  }
  for (let time = 0; time < times; time++) {
    if (time > 0) writeHex()
    digest.set(START)
    mixBlock(digest, message, schedule)
    mixBlock(digest, PADDING, schedule)
  }
  return Array.from(digest, (word) => word.toString(16).padStart(8, '0')).join('')
}
