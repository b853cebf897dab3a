// SHA-256 without a promise per hash: WebCrypto would take minutes for a chain of a million links.

const K = Uint32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)))
const START = Uint32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)))

function primes(count: number): number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n)
  return found
}
function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) >>> 0
}

/** The second block of a message of 64 bytes: the padding and the length in bits. */
const PADDING = Uint32Array.from({ length: 16 }, (_, at) => (at === 0 ? 0x80000000 : at === 15 ? 512 : 0))
const HEX = Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0))
const schedule = new Uint32Array(64)
const digest = new Uint32Array(8)
const message = new Uint32Array(16)

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** Works one block into the digest. */
function compress(block: Uint32Array): void {
  schedule.set(block)
  for (let at = 16; at < 64; at++) {
    const early = schedule[at - 15] as number // at is 16 to 63
    const late = schedule[at - 2] as number
    const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
    schedule[at] = ((schedule[at - 16] as number) + s0 + (schedule[at - 7] as number) + s1) | 0
  }
  let [a, b, c, d, e, f, g, h] = digest as unknown as [number, number, number, number, number, number, number, number] // eight words
  for (let at = 0; at < 64; at++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const one = (h + s1 + ((e & f) ^ (~e & g)) + (K[at] as number) + (schedule[at] as number)) | 0
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) digest[at] = ((digest[at] as number) + word) | 0
}

/** Writes the digest as the 64 hex digits that are hashed next. */
function writeHex(): void {
  for (let at = 0; at < 16; at++) {
    const half = (digest[at >> 1] as number) >>> (at % 2 === 0 ? 16 : 0) // at / 2 is 0 to 7
    let word = 0
    for (let shift = 12; shift >= 0; shift -= 4) word = (word << 8) | (HEX[(half >>> shift) & 15] as number)
    message[at] = word
  }
}

/** SHA-256 of a text of 64 hex digits as hex, then of the result, and so on, so many times. */
export function hashRepeatedly(seed: string, times: number): string {
  if (!/^[0-9a-f]{64}$/.test(seed)) throw new Error('malformed seed')
  if (times === 0) return seed
  for (let at = 0; at < 16; at++) {
    message[at] = [0, 1, 2, 3].reduce((word, byte) => (word << 8) | seed.charCodeAt(at * 4 + byte), 0)
  }
  for (let time = 0; time < times; time++) {
    if (time > 0) writeHex()
    digest.set(START)
    compress(message)
    compress(PADDING)
  }
  return Array.from(digest, (word) => word.toString(16).padStart(8, '0')).join('')
}
