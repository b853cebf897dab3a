import { itemAt } from '../itemAt.ts'
import { LINES } from './lines.ts'
import type { Machine } from './machine.ts'
import { REELS, ROWS, SCATTER, SYMBOL_COUNT, WILD } from './symbols.ts'

/**
 * A winning line: its number from 1, the paying symbol, the count from the left, and the pay in units before any
 * multiplier.
 */
export interface LineWin {
  readonly line: number
  readonly symbol: number
  readonly count: number
  readonly units: number
}

/** The value of one stop of the reels. `units` includes the multiplier of free games. */
export interface Evaluation {
  readonly lineWins: readonly LineWin[]
  readonly scatters: number
  readonly scatterUnits: number
  readonly multiplier: number
  readonly units: number
  readonly freeGamesWon: number
}

/**
 * The 15 visible symbols, reel by reel from the left, each from the top. A stop is the position of the top row's
 * symbol.
 */
export function windowAt(strips: readonly Uint8Array[], stops: readonly number[]): Uint8Array {
  const view = new Uint8Array(REELS * ROWS)
  for (let reel = 0; reel < REELS; reel++) {
    const strip = itemAt(strips, reel) // five strips are checked when the machine is built
    const stop = itemAt(stops, reel) // five stops: drawn by the same loop bounds
    for (let row = 0; row < ROWS; row++) view[reel * ROWS + row] = itemAt(strip, (stop + row) % strip.length)
  }
  return view
}

/** Index into `linePays` of the five symbols a line crosses. */
function lineIndex(view: Uint8Array, line: readonly number[]): number {
  let index = 0
  for (let reel = 0; reel < REELS; reel++) index = index * SYMBOL_COUNT + itemAt(view, reel * ROWS + itemAt(line, reel))
  return index
}

/** Total pay of a window, for the paid game (`free` false) or a free game. Pure; never negative. */
export function evaluate(machine: Machine, view: Uint8Array, free: boolean): Evaluation {
  const lineWins: LineWin[] = []
  let lineUnits = 0
  LINES.forEach((line, index) => {
    const units = itemAt(machine.linePays, lineIndex(view, line)) // the table covers every five symbols
    if (units === 0) return
    lineUnits += units
    lineWins.push({ line: index + 1, ...runOf(machine, view, line, units), units })
  })
  const scatters = view.reduce((count, symbol) => count + (symbol === SCATTER ? 1 : 0), 0)
  const scatterUnits = machine.scatterUnits[scatters] ?? 0
  const multiplier = free ? machine.multiplier : 1
  const freeGamesWon = (free ? machine.retrigger : machine.freeGames)[scatters] ?? 0
  return { lineWins, scatters, scatterUnits, multiplier, units: (lineUnits + scatterUnits) * multiplier, freeGamesWon }
}

/** The symbol and count that earned the pay: the wilds' own run if it pays as much as the mixed one. */
function runOf(
  machine: Machine,
  view: Uint8Array,
  line: readonly number[],
  units: number,
): { symbol: number; count: number } {
  const symbols = line.map((row, reel) => itemAt(view, reel * ROWS + row))
  const firstOther = symbols.findIndex((symbol) => symbol !== WILD)
  const wildRun = firstOther < 0 ? REELS : firstOther
  if (wildRun >= 3 && machine.design.pays.wild[wildRun - 3] === units) return { symbol: WILD, count: wildRun }
  const symbol = itemAt(symbols, wildRun) // a pay that is not the wilds' own has a different symbol
  const end = symbols.findIndex((other) => other !== symbol && other !== WILD)
  return { symbol, count: end < 0 ? REELS : end }
}
