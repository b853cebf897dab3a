import { type Column, columnsOf, countOf, gone, type ReelColumns } from './columns.ts'
import { freeAt, ladderAt, type Machine, SYMBOL_COUNT, UNITS_PER_STAKE } from './machine.ts'

/** Exact figures of a ways game: every stop of the five reels is counted, without sampling. */
export interface Figures {
  /** 1 = the whole stake. */
  readonly rtp: number
  readonly baseRtp: number
  readonly freeRtp: number
  /** Probability that a paid game wins anything or starts free games. */
  readonly hitRate: number
  /** One start of free games in this many rounds. */
  readonly freeGamesEvery: number
  /** Expected payout of the free games once they start, in stakes. */
  readonly freeGamesWorth: number
  /** Consecutive wins of a paid game: share of games with at least 1, 2, 3 ... */
  readonly cascades: readonly number[]
}

/** No strip set reaches this many consecutive wins; longer ones would be counted as the last. */
const MOST_WINS = 40

/** The result of evaluating every stop of a game, before any multiplier or amount. */
export interface Census {
  readonly windows: number
  /** Ways by win number, symbol and reels covered: index (win * SYMBOL_COUNT + symbol) * 6 + reels. */
  readonly ways: Float64Array
  /** Windows by consecutive wins and final scatters: index wins * 64 + scatters. */
  readonly ends: Float64Array
}

/** Counts every stop without visiting each: see `CensusTaker`. */
export function takeCensus(machine: Machine): Census {
  const reels = columnsOf(machine)
  const [r1, r2, r3, r4, r5] = reels.map((reel) => reel.first) as [Column[], Column[], Column[], Column[], Column[]]
  const taker = new CensusTaker(reels)
  for (const a of r1) for (const b of r2) for (const c of r3) taker.count([a, b, c], r4, r5, 0)
  return { windows: r1.length * r2.length * r3.length * r4.length * r5.length, ways: taker.ways, ends: taker.ends }
}

/**
 * The first three reels decide which symbols win, so all columns of the last two that take the same part in those wins
 * are counted at once.
 */
class CensusTaker {
  readonly ways = new Float64Array((MOST_WINS + 1) * SYMBOL_COUNT * 6)
  readonly ends = new Float64Array((MOST_WINS + 1) * 64)
  readonly #reels: readonly ReelColumns[]

  constructor(reels: readonly ReelColumns[]) {
    this.#reels = reels
  }

  /** Counts the games that show these three columns and any of `fourths` with any of `fifths` after `wins` wins. */
  count(shown: readonly [Column, Column, Column], fourths: readonly Column[], fifths: readonly Column[], wins: number) {
    const [a, b, c] = shown
    const three = a.stands & b.stands & c.stands
    if (three === 0) return this.#end(a.scatters + b.scatters + c.scatters, fourths, fifths, Math.min(wins, MOST_WINS))
    const next = shown.map((column, reel) => this.#burst(reel, column, three)) as [Column, Column, Column]
    for (const [four, ds] of groupByWins(fourths, three))
      for (const [five, es] of groupByWins(fifths, four)) {
        this.#win(shown, ds, es, [three, four, five], Math.min(wins, MOST_WINS))
        const burstDs = four === 0 ? ds : ds.map((column) => this.#burst(3, column, four))
        const burstEs = five === 0 ? es : es.map((column) => this.#burst(4, column, five))
        this.count(next, burstDs, burstEs, wins + 1)
      }
  }

  #burst(reel: number, column: Column, winning: number): Column {
    return (this.#reels[reel] as ReelColumns).burst(column, gone(column, winning))
  }

  /** Adds the ways of the symbols that win on three, four and five reels. */
  #win(
    shown: readonly Column[],
    ds: readonly Column[],
    es: readonly Column[],
    [three, four, five]: readonly [number, number, number],
    win: number,
  ): void {
    for (let left = three; left > 0; left &= left - 1) {
      const bit = left & -left
      const symbol = 31 - Math.clz32(bit)
      const covered = (five & bit) !== 0 ? 5 : (four & bit) !== 0 ? 4 : 3
      const waysOf = (columns: readonly Column[]) => columns.reduce((all, column) => all + countOf(column, symbol), 0)
      let ways = shown.reduce((product, column) => product * countOf(column, symbol), 1)
      ways *= covered > 3 ? waysOf(ds) : ds.length
      ways *= covered > 4 ? waysOf(es) : es.length
      this.ways[(win * SYMBOL_COUNT + symbol) * 6 + covered]! += ways
    }
  }

  #end(scatters: number, ds: readonly Column[], es: readonly Column[], wins: number): void {
    const fifths = new Float64Array(8)
    for (const e of es) fifths[e.scatters]! += 1
    for (const d of ds)
      for (let more = 0; more < fifths.length; more++)
        this.ends[wins * 64 + scatters + d.scatters + more]! += fifths[more] as number
  }
}

/** Columns by the winning symbols they contribute to. */
function groupByWins(columns: readonly Column[], winning: number): Map<number, Column[]> {
  const groups = new Map<number, Column[]>()
  for (const column of columns) {
    const part = winning & column.stands
    const group = groups.get(part)
    if (group) group.push(column)
    else groups.set(part, [column])
  }
  return groups
}

/** Average units of the wins with each number, before any multiplier, over all windows. */
function unitsByWin(machine: Machine, { ways, windows }: Census): number[] {
  return Array.from({ length: MOST_WINS + 1 }, (_, win) => {
    let units = 0
    for (let at = 0; at < SYMBOL_COUNT * 6; at++)
      units += (ways[win * SYMBOL_COUNT * 6 + at] as number) * (machine.pays[at] as number)
    return units / windows
  })
}

/** RTP, hit rate and value of the free games from a census. */
export function computeFigures(machine: Machine, census: Census = takeCensus(machine)): Figures {
  const { design } = machine
  const units = unitsByWin(machine, census)
  const base = units.reduce((sum, each, win) => sum + each * ladderAt(design, win), 0)
  const chance = (at: number) => (census.ends[at] as number) / census.windows
  let [hits, starts, free] = [0, 0, 0]
  const worth = new Map<number, number>()
  for (let at = 0; at < census.ends.length; at++) {
    const given = machine.given[at % 64] ?? 0
    if (at >= 64 || given > 0) hits += chance(at)
    if (given === 0 || chance(at) === 0) continue
    starts += chance(at)
    const known = worth.get(given) ?? freeGamesWorth(machine, census, units, given)
    worth.set(given, known)
    free += chance(at) * known
  }
  const atLeast = (wins: number) => {
    let share = 0
    for (let at = wins * 64; at < census.ends.length; at++) share += chance(at)
    return share
  }
  return {
    rtp: (base + free) / UNITS_PER_STAKE,
    baseRtp: base / UNITS_PER_STAKE,
    freeRtp: free / UNITS_PER_STAKE,
    hitRate: hits,
    freeGamesEvery: 1 / starts,
    freeGamesWorth: free / starts / UNITS_PER_STAKE,
    cascades: [1, 2, 3, 4, 5, 6].map(atLeast),
  }
}

/**
 * Average units won by `given` free games. A forward pass through (games granted, multiplier), one game at a time: a
 * game's win depends on its initial multiplier, and its additions to both depend on its number of wins and its final
 * scatters.
 */
function freeGamesWorth(machine: Machine, census: Census, units: readonly number[], given: number): number {
  const { design, more } = machine
  const { cap, from, step, most } = design.free
  const levels = Math.floor((cap - from) / step) + 1
  const level = (at: number) => Math.min(levels - 1, at)
  const ends = endsOf(census, more)
  // Average win of a game that begins at a level.
  const wins = Array.from({ length: levels }, (_, at) =>
    units.reduce((sum, each, win) => sum + each * freeAt(design, from + at * step, win), 0),
  )
  let now = new Map<number, number>([[given * 1000, 1]])
  let worth = 0
  for (let played = 0; now.size > 0; played++) {
    const next = new Map<number, number>()
    for (const [state, chance] of now) {
      const [all, at] = [Math.floor(state / 1000), state % 1000]
      if (played >= all) continue
      worth += chance * (wins[at] as number)
      for (const end of ends) {
        const to = Math.min(most, all + end.more) * 1000 + level(at + end.wins)
        next.set(to, (next.get(to) ?? 0) + chance * end.chance)
      }
    }
    now = next
  }
  return worth
}

/** The possible ends of a free game: consecutive wins, added games, and probability. */
function endsOf({ ends, windows }: Census, more: readonly number[]): { wins: number; more: number; chance: number }[] {
  const found = new Map<number, number>()
  for (const [at, count] of ends.entries()) {
    if (count === 0) continue
    const key = Math.floor(at / 64) * 1000 + (more[at % 64] ?? 0)
    found.set(key, (found.get(key) ?? 0) + count / windows)
  }
  return [...found].map(([key, chance]) => ({ wins: Math.floor(key / 1000), more: key % 1000, chance }))
}

/** RTP as percent with two decimals. */
export const statedRtp = ({ rtp }: Figures): string => (rtp * 100).toFixed(2)
