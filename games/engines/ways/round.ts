import type { Draws } from '../../fairness/stream.ts'
import { itemAt } from '../itemAt.ts'
import { FIRST_PAYING, freeAt, ladderAt, type Machine, REELS, SCATTER, SYMBOL_COUNT, WILD } from './machine.ts'

/** A winning symbol: the number of reels from the left, of ways, and of units before the multiplier. */
export interface WayWin {
  readonly symbol: number
  readonly reels: number
  readonly ways: number
  readonly units: number
}

/** The symbols on the reels at one moment of a game, and their win. The last drop of a game wins nothing. */
export interface Drop {
  /** Symbols reel by reel, each from the top. */
  readonly cells: readonly (readonly number[])[]
  readonly wins: readonly WayWin[]
  readonly multiplier: number
  /** Including the multiplier. */
  readonly units: number
}

/** One game of a round (the paid one first, then each free one) with all its drops. */
export interface Step {
  readonly stops: readonly number[]
  readonly drops: readonly Drop[]
  readonly units: number
  readonly scatters: number
  readonly freeGamesWon: number
  /** Remaining free games after this one. */
  readonly freeGamesLeft: number
  /** The multiplier of the next win. */
  readonly multiplier: number
}

/** Plays a whole round, free games included, from its draws. */
export async function playRound(machine: Machine, draws: Draws): Promise<Step[]> {
  const { design } = machine
  const steps: Step[] = []
  let [left, given, level] = [0, 0, design.free.from]
  do {
    const isFree = steps.length > 0
    const stops: number[] = []
    for (const strip of machine.strips) stops.push(await draws.below(strip.length))
    const from = level
    const drops = playDrops(machine, stops, (win) => (isFree ? freeAt(design, from, win) : ladderAt(design, win)))
    const scatters = countScatters(drops.at(-1)?.cells ?? [])
    const earned = (isFree ? machine.more : machine.given)[scatters] ?? 0
    const freeGamesWon = Math.min(earned, design.free.most - given)
    given += freeGamesWon
    left += freeGamesWon - (isFree ? 1 : 0)
    if (isFree) level = freeAt(design, level, drops.length - 1)
    const multiplier = isFree ? level : ladderAt(design, drops.length - 1)
    const units = drops.reduce((sum, drop) => sum + drop.units, 0)
    steps.push({ stops, drops, units, scatters, freeGamesWon, freeGamesLeft: left, multiplier })
  } while (left > 0)
  return steps
}

/** Cascades from the stops until nothing pays. */
export function playDrops(machine: Machine, stops: readonly number[], multiplierOf: (win: number) => number): Drop[] {
  const { heights } = machine.design
  const tops = [...stops]
  let cells = machine.strips.map((strip, reel) =>
    Array.from({ length: itemAt(heights, reel) }, (_, row) =>
      itemAt(strip, (itemAt(stops, reel) + row) % strip.length),
    ),
  )
  for (const drops: Drop[] = []; ; ) {
    const wins = winsOf(machine, cells)
    const multiplier = multiplierOf(drops.length)
    const units = wins.reduce((sum, win) => sum + win.units, 0) * multiplier
    drops.push({ cells, wins, multiplier, units })
    if (wins.length === 0) return drops
    cells = cells.map((column, reel) => {
      const staying = column.filter((symbol) => !isBursting(wins, reel, symbol))
      const gone = column.length - staying.length
      tops[reel] = itemAt(tops, reel) - gone
      return [...take(itemAt(machine.strips, reel), itemAt(tops, reel), gone), ...staying]
    })
  }
}

/** Whether a symbol on a reel is part of a win. */
export const isBursting = (wins: readonly WayWin[], reel: number, symbol: number): boolean =>
  wins.some((win) => reel < win.reels && (symbol === win.symbol || symbol === WILD))

function take(strip: Uint8Array, from: number, count: number): number[] {
  const { length } = strip
  return Array.from({ length: count }, (_, at) => itemAt(strip, (((from + at) % length) + length) % length))
}

function winsOf(machine: Machine, cells: readonly (readonly number[])[]): WayWin[] {
  const wins: WayWin[] = []
  for (let symbol = FIRST_PAYING; symbol < SYMBOL_COUNT; symbol++) {
    const counts = cells.map((column) => column.filter((seen) => seen === symbol || seen === WILD).length)
    const run = counts.indexOf(0)
    const reels = run < 0 ? REELS : run
    if (reels < 3) continue
    const ways = counts.slice(0, reels).reduce((product, count) => product * count, 1)
    wins.push({ symbol, reels, ways, units: ways * itemAt(machine.pays, symbol * 6 + reels) })
  }
  return wins
}

const countScatters = (cells: readonly (readonly number[])[]): number =>
  cells.flat().filter((symbol) => symbol === SCATTER).length
