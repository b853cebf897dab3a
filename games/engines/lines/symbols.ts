/**
 * The twelve symbols of every lines game, in the order of their index. Themes change their pictures, never their odds.
 */
export const SYMBOLS = ['wild', 'scatter', 'h1', 'h2', 'h3', 'h4', 'h5', 'ace', 'king', 'queen', 'jack', 'ten'] as const

export const SYMBOL_COUNT = SYMBOLS.length
export const WILD = 0
export const SCATTER = 1
export const REELS = 5
export const ROWS = 3

const LETTERS = 'WS12345AKQJT'

/**
 * Parses a reel strip written with one letter per symbol (W wild, S scatter, 1-5 pictures, A K Q J T cards). Throws on
 * any other letter.
 */
export function readStrip(letters: string): Uint8Array {
  return Uint8Array.from(letters, (letter) => {
    const index = LETTERS.indexOf(letter)
    if (index < 0) throw new Error(`unknown symbol "${letter}" in a reel strip`)
    return index
  })
}
