import { hmacSha256, sha256, toHex } from '../validation/text/digest.ts'

// The server and the player's browser run the same lines.

/** The weights of a wheel add up to this: a weight of 4000 is a chance of 40 % (OPEN-44). */
export const fullWeight = 10_000

export interface DrawSeeds {
  /** The text whose SHA-256 the player was shown when they got the box. */
  readonly serverSeed: string
  /** Letters, digits, hyphen and underscore. */
  readonly playerSeed: string
  readonly boxId: number
}

/** A draw, with everything needed to repeat it by hand. */
export interface Draw {
  /** The text that is signed. */
  readonly message: string
  /** HMAC-SHA256(server seed, message), as hex. */
  readonly hmac: string
  /** The 32 bits of it that count. */
  readonly word: number
  /** The word modulo {@link fullWeight}: 0 to 9999. */
  readonly number: number
}

const text = new TextEncoder()

/** SHA-256 of a server seed, as hex. */
export const hashSeed = async (serverSeed: string): Promise<string> => toHex(await sha256(text.encode(serverSeed)))

// The last whole multiple below 2^32: words from here on would favour small numbers and are skipped.
const maxWord = 2 ** 32 - (2 ** 32 % fullWeight)

/**
 * Draws a box. Its message is that of a round (player seed, number, counter), with the box's id as the number. The
 * words of a block are read in order, most significant byte first; the first below the last whole multiple counts.
 */
export async function drawBox({ serverSeed, playerSeed, boxId }: DrawSeeds): Promise<Draw> {
  const sign = await hmacSha256(text.encode(serverSeed))
  for (let counter = 0; ; counter += 1) {
    const message = `${playerSeed}:${boxId}:${counter}`
    const block = await sign(text.encode(message))
    const word = wordOf(block.buffer)
    if (word !== undefined) return { message, hmac: toHex(block), word, number: word % fullWeight }
  }
}

/** The word of a block that counts; undefined when all eight have to be skipped. */
export function wordOf(block: ArrayBuffer): number | undefined {
  const view = new DataView(block)
  for (let offset = 0; offset < view.byteLength; offset += 4) {
    const word = view.getUint32(offset)
    if (word < maxWord) return word
  }
  return undefined
}

/**
 * The item for a number: the first has the numbers from 0 up to its weight, the next those that follow, and so on.
 * Items of weight 0 have no numbers. Throws if the weights do not reach the number.
 */
export function itemAt<I extends { readonly weight: number }>(items: readonly I[], number: number): I {
  let end = 0
  for (const item of items) {
    end += item.weight
    if (number < end) return item
  }
  throw new Error(`no item of these weights has the number ${number}`)
}
