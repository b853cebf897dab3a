import {
  buildMachine as buildLines,
  type Design as LinesDesign,
  type Machine as LinesMachine,
} from '../lines/machine.ts'
import { REELS, ROWS, SCATTER } from '../lines/symbols.ts'

export { UNITS_PER_STAKE } from '../lines/lines.ts'
export const CELLS = REELS * ROWS
/** The coin has the scatter's place among the twelve symbols. */
export const COIN = SCATTER
/** So many coins at once start the respins, which end after so many in a row without a new coin. */
export const COINS_TO_START = 6
export const LIVES = 3

/** The prizes of fixed size. The grand one is won by filling every cell. */
export const PRIZES = ['mini', 'minor', 'major', 'grand'] as const
type Prize = (typeof PRIZES)[number]

/** What a coin may be worth: units of the stake, a prize, or one more on the multiplier of all coins. */
export type Worth = number | Exclude<Prize, 'grand'> | 'times'

export interface Design {
  readonly strips: readonly string[]
  readonly pays: LinesDesign['pays']
  /** What a coin is, and how many of the whole weight are so. */
  readonly coins: readonly (readonly [worth: Worth, weight: number])[]
  /** The coin's value is revealed only when the respins are over. */
  readonly isWrapped: boolean
  /** In units. */
  readonly prizes: Readonly<Record<Prize, number>>
  /** In a thousand: the chance of a coin on an empty cell of a respin, by coins held: 6, 7 ... 14. */
  readonly chances: readonly number[]
}

/** A design made ready to play. */
export interface Machine {
  readonly design: Design
  readonly strips: readonly Uint8Array[]
  readonly lines: LinesMachine
  readonly weight: number
}

/** Prepares a design. Throws when a strip or the chances are malformed. */
export function buildMachine(design: Design): Machine {
  if (design.chances.length !== CELLS - COINS_TO_START) throw new Error('a chance is owed for 6 to 14 coins')
  const none = [0, 0, 0] as const
  const lines = buildLines({
    base: design.strips,
    free: design.strips,
    pays: design.pays,
    scatterPays: none,
    freeGames: none,
    retrigger: none,
    multiplier: 1,
  })
  return { design, strips: lines.base, lines, weight: design.coins.reduce((sum, [, weight]) => sum + weight, 0) }
}

/** What a coin is by a number drawn below the whole weight. */
export function worthAt({ design }: Machine, drawn: number): Worth {
  let rest = drawn
  for (const [worth, weight] of design.coins) {
    if (rest < weight) return worth
    rest -= weight
  }
  throw new Error('drawn beyond the weights')
}

/** Units of a coin before the multiplier; a multiplier coin has none of its own. */
export const unitsOfCoin = ({ prizes }: Design, worth: Worth): number =>
  worth === 'times' ? 0 : typeof worth === 'number' ? worth : prizes[worth]

/** The multiplier of all coins: 1, and one more for each multiplier coin. */
export const timesOf = (coins: readonly Worth[]): number => 1 + coins.filter((worth) => worth === 'times').length

/** In a thousand. */
export const chanceAt = ({ chances }: Design, coins: number): number => chances[coins - COINS_TO_START] ?? 0
