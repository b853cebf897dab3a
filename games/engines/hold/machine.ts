import {
  buildMachine as buildLines,
  type Design as LinesDesign,
  type Machine as LinesMachine,
} from '../lines/machine.ts'
import { REELS, ROWS, SCATTER } from '../lines/symbols.ts'

export { UNITS_PER_STAKE } from '../lines/lines.ts'
export const CELLS = REELS * ROWS
/** The coin takes the scatter's index among the twelve symbols. */
export const COIN = SCATTER
/**
 * Number of simultaneous coins that start the respins, which end after this many in a row without a new coin (LIVES).
 */
export const COINS_TO_START = 6
export const LIVES = 3

/** The prizes of fixed size. The grand one is won by filling every cell. */
export const PRIZES = ['mini', 'minor', 'major', 'grand'] as const
type Prize = (typeof PRIZES)[number]

/** The possible value of a coin: units of the stake, a prize, or +1 on the multiplier of all coins. */
export type Worth = number | Exclude<Prize, 'grand'> | 'times'

export interface Design {
  readonly strips: readonly string[]
  readonly pays: LinesDesign['pays']
  /** The possible values of a coin with their weights. */
  readonly coins: readonly (readonly [worth: Worth, weight: number])[]
  /** The coin's value is revealed only when the respins are over. */
  readonly isWrapped: boolean
  /** In units. */
  readonly prizes: Readonly<Record<Prize, number>>
  /** In a thousand: the probability of a coin on an empty cell in a respin, by the number of coins: 6, 7 ... 14. */
  readonly chances: readonly number[]
}

/** A design prepared for play. */
export interface Machine {
  readonly design: Design
  readonly strips: readonly Uint8Array[]
  readonly lines: LinesMachine
  readonly weight: number
}

/** Prepares a design. Throws when a strip or the chances are malformed. */
export function buildMachine(design: Design): Machine {
  if (design.chances.length !== CELLS - COINS_TO_START) throw new Error('chances must be given for 6 to 14 coins')
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

/** The value of a coin by a number drawn below the total weight. */
export function worthAt({ design }: Machine, drawn: number): Worth {
  let rest = drawn
  for (const [worth, weight] of design.coins) {
    if (rest < weight) return worth
    rest -= weight
  }
  throw new Error('the drawn number exceeds the total weight')
}

/** Units of a coin before the multiplier; 0 for a multiplier coin. */
export const unitsOfCoin = ({ prizes }: Design, worth: Worth): number =>
  worth === 'times' ? 0 : typeof worth === 'number' ? worth : prizes[worth]

/** The multiplier of all coins: 1, plus 1 for each multiplier coin. */
export const timesOf = (coins: readonly Worth[]): number => 1 + coins.filter((worth) => worth === 'times').length

/** In a thousand. */
export const chanceAt = ({ chances }: Design, coins: number): number => chances[coins - COINS_TO_START] ?? 0
