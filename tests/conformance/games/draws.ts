import { createHash, createHmac } from 'node:crypto'

// Written from docs/studio.md and docs/games/rules.md alone, without importing any code of the studio.

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Draws the next number below n. */
export type Draw = (n: number) => number

/**
 * The numbers of a round: 32-bit words of HMAC-SHA256(server seed, `player seed:nonce:cursor`), without modulo bias.
 */
export function drawsOf(serverSeed: string, playerSeed: string, nonce: number): Draw {
  let words: number[] = []
  let cursor = 0
  const word = (): number => {
    if (words.length === 0) {
      const block = createHmac('sha256', serverSeed).update(`${playerSeed}:${nonce}:${cursor++}`).digest()
      words = Array.from({ length: 8 }, (_, at) => block.readUInt32BE(4 * at))
    }
    return words.shift() ?? 0
  }
  return (n) => {
    const limit = 2 ** 32 - (2 ** 32 % n)
    for (;;) {
      const value = word()
      if (value < limit) return value % n
    }
  }
}

/** Index of the width that contains a number. */
export function placeIn(widths: readonly number[], number: number): number {
  let left = number
  for (const [at, width] of widths.entries()) {
    if (left < width) return at
    left -= width
  }
  throw new Error('beyond all widths')
}

/** Rounds a fraction of p parts up if it is above the drawn number; without one, rounds down. */
export function rounded(amount: number, parts: number, drawn: number | null): number {
  const fraction = amount % parts
  return Math.floor(amount / parts) + (drawn !== null && fraction > drawn ? 1 : 0)
}

/** Removes a drawn item from a list and returns it. */
export const removeDrawn = <T>(list: T[], draw: Draw): T => list.splice(draw(list.length), 1)[0] as T // the list is not empty
