// The outcome of a round is derived from HMAC-SHA256(serverSeed, "playerSeed:nonce:cursor"), cursor 0, 1, 2 ... as
// needed. Key and message are the texts displayed to the player, so any HMAC tool can repeat it. Only WebCrypto, so
// that the server and the player's browser run the same code.

const text = new TextEncoder()

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A new server seed: 32 random bytes as 64 hex digits. */
export function createServerSeed(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)))
}

/** The hash published before the first round: SHA-256 of the server seed's text, as hex. */
export async function hashServerSeed(serverSeed: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', text.encode(serverSeed))))
}

/** A player's seed: letters, digits, dash and underscore, so that it cannot contain our colon. */
export const PLAYER_SEED_PATTERN = /^[A-Za-z0-9_-]{1,64}$/

export interface Draws {
  /** An integer from 0 to bound - 1, all equally likely. */
  below(bound: number): Promise<number>
}

/** Receives the derivation of the numbers, for a player who wants to see it. */
export interface DrawsListener {
  /** A block of eight words: the text under the HMAC, and the HMAC as hex. */
  block(message: string, hmac: string): void
  /** A drawn number; discarded words come first. */
  drawn(bound: number, words: readonly number[], value: number): void
}

/** The numbers of one round, in order. Throws for a malformed player seed or nonce. */
export async function openDraws(
  serverSeed: string,
  playerSeed: string,
  nonce: number,
  listener?: DrawsListener,
): Promise<Draws> {
  if (!PLAYER_SEED_PATTERN.test(playerSeed)) throw new Error('malformed player seed')
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new Error('malformed nonce')
  const key = await crypto.subtle.importKey('raw', text.encode(serverSeed), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  let block = new DataView(new ArrayBuffer(0))
  let cursor = 0
  let offset = 0
  const word = async () => {
    if (offset === block.byteLength) {
      const message = `${playerSeed}:${nonce}:${cursor}`
      block = new DataView(await crypto.subtle.sign('HMAC', key, text.encode(message)))
      listener?.block(message, hex(new Uint8Array(block.buffer)))
      cursor++
      offset = 0
    }
    const value = block.getUint32(offset)
    offset += 4
    return value
  }
  if (!listener) return { below: (bound) => unbiased(word, bound) }
  return {
    below: async (bound) => {
      const words: number[] = []
      const value = await unbiased(async () => {
        const next = await word()
        words.push(next)
        return next
      }, bound)
      listener.drawn(bound, words, value)
      return value
    },
  }
}

/** Reads 32-bit words (big-endian) and discards those beyond the last whole multiple of the bound. */
export async function unbiased(word: () => Promise<number>, bound: number): Promise<number> {
  if (!Number.isInteger(bound) || bound < 1 || bound > 2 ** 32) throw new Error('bound out of range')
  const limit = 2 ** 32 - (2 ** 32 % bound)
  for (;;) {
    const value = await word()
    if (value < limit) return value % bound
  }
}
