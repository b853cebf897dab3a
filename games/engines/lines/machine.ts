import { UNITS_PER_STAKE } from './lines.ts'
import { REELS, readStrip, SCATTER, SYMBOL_COUNT, WILD } from './symbols.ts'

/** Pays of a symbol for 3, 4 and 5 of a kind. */
export type Pays = readonly [number, number, number]

/** The definition of a game. Line pays are in line bets (units); scatter pays in whole stakes. */
export interface Design {
  readonly base: readonly string[]
  readonly free: readonly string[]
  /** Pays in units by symbol letter order: wild, h1..h5, ace, king, queen, jack, ten. */
  readonly pays: Readonly<Record<PayingSymbol, Pays>>
  readonly scatterPays: Pays
  /** Free games won by 3, 4 and 5 scatters in the paid game, and again inside the free games. */
  readonly freeGames: Pays
  readonly retrigger: Pays
  readonly multiplier: number
}
type PayingSymbol = 'wild' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'ace' | 'king' | 'queen' | 'jack' | 'ten'

/** A design prepared for evaluation: strips as bytes and the pay of every line in one lookup table. */
export interface Machine {
  readonly design: Design
  readonly base: readonly Uint8Array[]
  readonly free: readonly Uint8Array[]
  /** Pay in units by the five symbols of a line, index in base 12, first reel most significant. */
  readonly linePays: Int32Array
  /** By scatter count 0-5. */
  readonly scatterUnits: readonly number[]
  readonly freeGames: readonly number[]
  readonly retrigger: readonly number[]
  readonly multiplier: number
}

/** Prepares a design. Throws when a strip is malformed. */
export function buildMachine(design: Design): Machine {
  const byCount = (pays: Pays) => [0, 0, 0, ...pays]
  return {
    design,
    base: readReels(design.base),
    free: readReels(design.free),
    linePays: tabulate(paysByIndex(design.pays)),
    scatterUnits: byCount(design.scatterPays).map((stakes) => stakes * UNITS_PER_STAKE),
    freeGames: byCount(design.freeGames),
    retrigger: byCount(design.retrigger),
    multiplier: design.multiplier,
  }
}

function readReels(strips: readonly string[]): Uint8Array[] {
  if (strips.length !== REELS) throw new Error('a game has five reels')
  return strips.map(readStrip)
}

function paysByIndex(pays: Design['pays']): readonly Pays[] {
  const none: Pays = [0, 0, 0]
  const { wild, h1, h2, h3, h4, h5, ace, king, queen, jack, ten } = pays
  return [wild, none, h1, h2, h3, h4, h5, ace, king, queen, jack, ten]
}

/** Walks the runs only: from where one ends, all lines pay the same. */
function tabulate(pays: readonly Pays[]): Int32Array {
  const table = new Int32Array(SYMBOL_COUNT ** REELS)
  /** The lines from `index` on, which begin with a run: its wilds, and the first other symbol (WILD without one). */
  const follow = (index: number, run: number, wilds: number, symbol: number): void => {
    const lines = SYMBOL_COUNT ** (REELS - run)
    table.fill(payOfRun(pays, run, wilds, symbol), index, index + lines)
    if (run === REELS) return
    for (let next = 0; next < SYMBOL_COUNT; next++) {
      const at = index + (next * lines) / SYMBOL_COUNT
      if (next === symbol) follow(at, run + 1, symbol === WILD ? run + 1 : wilds, symbol)
      else if (next === WILD) follow(at, run + 1, wilds, symbol)
      else if (symbol === WILD && next !== SCATTER) follow(at, run + 1, wilds, next)
    }
  }
  follow(0, 0, 0, WILD)
  return table
}

/** The better of the wilds' own run and the run of the first other symbol; the two never add up. */
const payOfRun = (pays: readonly Pays[], run: number, wilds: number, symbol: number): number =>
  Math.max(payFor(pays, WILD, wilds), payFor(pays, symbol, run))

function payFor(pays: readonly Pays[], symbol: number, run: number): number {
  return run < 3 ? 0 : (pays[symbol]?.[run - 3] ?? 0)
}
