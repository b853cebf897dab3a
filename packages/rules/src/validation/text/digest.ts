// Over plain http browsers have no `crypto.subtle`; a player's verification must give the same result there.

type Bytes = Uint8Array<ArrayBuffer>

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export async function sha256(content: Bytes): Promise<Bytes> {
  if (!globalThis.crypto?.subtle) return digest(content)
  return new Uint8Array(await crypto.subtle.digest('SHA-256', content))
}

/** HMAC-SHA256 under one key. */
export async function hmacSha256(secret: Bytes): Promise<(message: Bytes) => Promise<Bytes>> {
  if (!globalThis.crypto?.subtle) return async (message) => hmac(secret, message)
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return async (message) => new Uint8Array(await crypto.subtle.sign('HMAC', key, message))
}

const blockBytes = 64

function hmac(secret: Bytes, message: Bytes): Bytes {
  const key = new Uint8Array(blockBytes)
  key.set(secret.length > blockBytes ? digest(secret) : secret)
  const inner = digest(
    joined(
      key.map((byte) => byte ^ 0x36),
      message,
    ),
  )
  return digest(
    joined(
      key.map((byte) => byte ^ 0x5c),
      inner,
    ),
  )
}

function joined(first: Uint8Array, second: Uint8Array): Bytes {
  const bytes = new Uint8Array(first.length + second.length)
  bytes.set(first)
  bytes.set(second, first.length)
  return bytes
}

const primes = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && !Array.from({ length: n - 2 }, (_, at) => at + 2).some((part) => n % part === 0),
)
/** The first 32 bits after the point. */
const fraction = (value: number): number => Math.floor((value - Math.floor(value)) * 2 ** 32)
const constants = Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))
const start = Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** The digest of one block, given as words, after those that led to `state`. */
export function mixBlock(state: Uint32Array, block: Uint32Array, schedule = new Uint32Array(64)): void {
  schedule.set(block)
  for (let t = 16; t < 64; t += 1) schedule[t] = nextWord(schedule, t)
  mix(state, schedule)
}

export const startState = (): Uint32Array<ArrayBuffer> => start.slice()

/** SHA-256 as FIPS 180-4 describes it. */
export function digest(content: Uint8Array): Bytes {
  const padded = new Uint8Array(Math.ceil((content.length + 9) / blockBytes) * blockBytes)
  padded.set(content)
  padded[content.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setBigUint64(padded.length - 8, BigInt(content.length) * 8n)
  const state = start.slice()
  const schedule = new Uint32Array(64)
  for (let offset = 0; offset < padded.length; offset += blockBytes) {
    for (let t = 0; t < 64; t += 1) schedule[t] = t < 16 ? view.getUint32(offset + t * 4) : nextWord(schedule, t)
    mix(state, schedule)
  }
  const out = new DataView(new ArrayBuffer(32))
  state.forEach((word, at) => {
    out.setUint32(at * 4, word)
  })
  return new Uint8Array(out.buffer)
}

const at = (words: Uint32Array, index: number): number => words[index] ?? 0

function nextWord(schedule: Uint32Array, t: number): number {
  const x = at(schedule, t - 15)
  const y = at(schedule, t - 2)
  const small = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3)
  const large = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10)
  return (at(schedule, t - 16) + small + at(schedule, t - 7) + large) | 0
}

// Separate variables instead of an array that is shifted: three times as fast, and a proof of work does this a million
// times.
function mix(state: Uint32Array, schedule: Uint32Array): void {
  let [a, b, c, d] = [at(state, 0), at(state, 1), at(state, 2), at(state, 3)]
  let [e, f, g, h] = [at(state, 4), at(state, 5), at(state, 6), at(state, 7)]
  for (let t = 0; t < 64; t += 1) {
    const choice = (e & f) ^ (~e & g)
    const sum = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25))) | 0
    const first = (((sum + choice) | 0) + ((at(constants, t) + at(schedule, t)) | 0)) | 0
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  state[0] = at(state, 0) + a
  state[1] = at(state, 1) + b
  state[2] = at(state, 2) + c
  state[3] = at(state, 3) + d
  state[4] = at(state, 4) + e
  state[5] = at(state, 5) + f
  state[6] = at(state, 6) + g
  state[7] = at(state, 7) + h
}
