import { readStrip, SCATTER, SYMBOL_COUNT, WILD } from '../lines/symbols.ts'

/** Pays of a symbol for 3, 4 and 5 reels in a row from the left, in units per way. */
type Pays = readonly [number, number, number]
type PayingSymbol = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'ace' | 'king' | 'queen' | 'jack' | 'ten'

/** Bet units in one stake, as in every slot of the studio: stakes are multiples of it. */
export const UNITS_PER_STAKE = 20
export const REELS = 5
export const FIRST_PAYING = 2

export interface Design {
  /** Rows of each reel; the product is the number of ways. */
  readonly heights: readonly [number, number, number, number, number]
  /** Symbols fall in from above: a strip is read upwards past the top row. */
  readonly strips: readonly string[]
  readonly pays: Readonly<Record<PayingSymbol, Pays>>
  /** Multiplier of the first, second ... win of a paid game; the last one applies to all further wins. */
  readonly ladder: readonly number[]
  readonly free: {
    /** Games won by 3, 4 and 5 scatters, and further ones inside. */
    readonly games: Pays
    readonly more: Pays
    /** Max number of games in one round. */
    readonly most: number
    /**
     * The multiplier begins here, rises by `step` with every win, carries over between games and is capped at `cap`.
     */
    readonly from: number
    readonly step: number
    readonly cap: number
  }
}

/** A design prepared for play. */
export interface Machine {
  readonly design: Design
  readonly strips: readonly Uint8Array[]
  readonly ways: number
  /** Units per way by symbol and number of reels: index symbol * 6 + reels. */
  readonly pays: Int32Array
  /** Free games by visible scatters, in the paid game and in a free one. */
  readonly given: readonly number[]
  readonly more: readonly number[]
}

/** Prepares a design. Throws when a strip is malformed. */
export function buildMachine(design: Design): Machine {
  const strips = design.strips.map(readStrip)
  if (strips.length !== REELS) throw new Error('a game has five reels')
  if (strips[0]?.includes(WILD)) throw new Error('a wild on the first reel would pay for every symbol')
  const { h1, h2, h3, h4, h5, ace, king, queen, jack, ten } = design.pays
  const pays = new Int32Array(SYMBOL_COUNT * 6)
  for (const [at, own] of [h1, h2, h3, h4, h5, ace, king, queen, jack, ten].entries())
    for (const [more, units] of own.entries()) pays[(at + FIRST_PAYING) * 6 + 3 + more] = units
  return {
    design,
    strips,
    ways: design.heights.reduce((product, rows) => product * rows, 1),
    pays,
    given: byScatters(design, design.free.games),
    more: byScatters(design, design.free.more),
  }
}

/** A tall reel may show two scatters after a cascade: more than five count as five. */
function byScatters({ heights }: Design, [three, four, five]: Pays): number[] {
  const max = heights.reduce((all, rows) => all + rows, 0)
  return Array.from({ length: max + 1 }, (_, count) =>
    count < 3 ? 0 : count === 3 ? three : count === 4 ? four : five,
  )
}

/** The multiplier of a win in the paid game; `win` is its number within the game from 0. */
export const ladderAt = ({ ladder }: Design, win: number): number => ladder[Math.min(win, ladder.length - 1)] ?? 1

/** The multiplier of a win in a free game that began with the multiplier `from`. */
export const freeAt = ({ free }: Design, from: number, win: number): number =>
  Math.min(free.cap, from + free.step * win)

export { SCATTER, SYMBOL_COUNT, WILD }
