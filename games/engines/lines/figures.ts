import { itemAt } from '../itemAt.ts'
import { LINES, UNITS_PER_STAKE } from './lines.ts'
import type { Machine } from './machine.ts'
import { ROWS, SCATTER, SYMBOL_COUNT } from './symbols.ts'

/** Exact figures of a game, without simulation: every window of the reels is counted. */
export interface Figures {
  /** Return to player as an exact fraction of the stake. */
  readonly rtp: { readonly numerator: bigint; readonly denominator: bigint }
  /** The same as a number, 1 = the whole stake. */
  readonly rtpValue: number
  readonly baseRtp: number
  readonly freeRtp: number
  /** Probability that a paid round wins anything or starts free games. */
  readonly hitRate: number
  /** One free-games start in this many rounds. */
  readonly freeGamesEvery: number
  /** Standard deviation of a round's payout, in stakes. */
  readonly deviation: number
}

/**
 * Counts of windows by scatters 0-5: their number, summed units, summed squared units, and the number of winning ones.
 */
interface Count {
  readonly windows: number
  readonly ways: readonly number[]
  readonly sums: readonly number[]
  readonly squares: readonly number[]
  readonly paying: number
}

/**
 * RTP, hit rate and deviation of a machine by full enumeration (60 million windows per strip set, most of them counted
 * in bulk).
 */
export function computeFigures(machine: Machine): Figures {
  const base = countWindows(machine, machine.base)
  const free = countWindows(machine, machine.free)
  const rtp = exactRtp(machine, base, free)
  const deviation = deviationOf(machine, base, free)
  const triggers = weigh(
    base.ways,
    machine.freeGames.map((games) => (games > 0 ? 1 : 0)),
  )
  const baseRtp = sum(base.sums) / base.windows / UNITS_PER_STAKE
  const rtpValue = Number((rtp.numerator * 10n ** 15n) / rtp.denominator) / 1e15
  return {
    rtp,
    rtpValue,
    baseRtp,
    freeRtp: rtpValue - baseRtp,
    hitRate: base.paying / base.windows,
    freeGamesEvery: base.windows / triggers,
    deviation,
  }
}

/** RTP as percent with two decimals, rounded half up from the exact fraction. */
export function statedRtp({ rtp }: Figures): string {
  const hundredths = (rtp.numerator * 20000n + rtp.denominator) / (2n * rtp.denominator)
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`
}

/**
 * The mean of a free game with all its re-triggers is m / (1 - r), r being the mean number of games one game adds; in
 * integers: multiplier * freeSum / (freeWindows - sum of ways * added games).
 */
function exactRtp(machine: Machine, base: Count, free: Count): Figures['rtp'] {
  const treeNumerator = BigInt(machine.multiplier) * BigInt(sum(free.sums))
  const treeDenominator = BigInt(free.windows) - BigInt(weigh(free.ways, machine.retrigger))
  if (treeDenominator <= 0n) throw new Error('free games re-trigger endlessly')
  const started = BigInt(weigh(base.ways, machine.freeGames))
  return {
    numerator: BigInt(sum(base.sums)) * treeDenominator + started * treeNumerator,
    denominator: BigInt(base.windows) * treeDenominator * BigInt(UNITS_PER_STAKE),
  }
}

/**
 * Variance. A free game and its descendants win T = x + T1 + ... + Tn with n fixed by the game's own scatters, so with
 * A = E[T]: E[T^2](1 - E[n]) = E[x^2] + 2 A E[x n] + A^2 E[n(n-1)]. The paid round has the same form over its own n.
 */
function deviationOf(machine: Machine, base: Count, free: Count): number {
  const m = machine.multiplier
  const mean = (count: Count, values: readonly number[], weights: readonly number[]) =>
    weigh(values, weights) / count.windows
  const ones = [1, 1, 1, 1, 1, 1]
  const again = machine.retrigger
  const added = mean(free, free.ways, again)
  const tree = (m * mean(free, free.sums, ones)) / (1 - added)
  const pairs = (games: readonly number[]) => games.map((n) => n * (n - 1))
  const treeSquare =
    (m * m * mean(free, free.squares, ones) +
      2 * tree * m * mean(free, free.sums, again) +
      tree * tree * mean(free, free.ways, pairs(again))) /
    (1 - added)
  const given = machine.freeGames
  const first = mean(base, base.sums, ones) + mean(base, base.ways, given) * tree
  const second =
    mean(base, base.squares, ones) +
    2 * tree * mean(base, base.sums, given) +
    mean(base, base.ways, given) * treeSquare +
    mean(base, base.ways, pairs(given)) * tree * tree
  return Math.sqrt(second - first * first) / UNITS_PER_STAKE
}

/**
 * A line can only pay when its first three cells agree, so reels four and five are enumerated only for lines still
 * alive.
 */
function countWindows(machine: Machine, strips: readonly Uint8Array[]): Count {
  const [r1, r2, r3, r4, r5] = strips.map(columns) as [Column[], Column[], Column[], Column[], Column[]] // five, checked when built
  const tally = new Tally(machine)
  const pairs = countPairs(r4, r5)
  const alive = new AliveLines(machine)
  for (const a of r1)
    for (const b of r2)
      for (const c of r3) {
        const scatters = a.scatters + b.scatters + c.scatters
        alive.find(a, b, c)
        if (alive.count === 0) for (const [more, windows] of pairs.entries()) tally.add(scatters + more, 0, windows)
        else for (const d of r4) for (const e of r5) tally.add(scatters + d.scatters + e.scatters, alive.pay(d, e), 1)
      }
  return { windows: strips.reduce((product, strip) => product * strip.length, 1), ...tally }
}

class Tally {
  readonly ways = [0, 0, 0, 0, 0, 0]
  readonly sums = [0, 0, 0, 0, 0, 0]
  readonly squares = [0, 0, 0, 0, 0, 0]
  paying = 0
  readonly #machine: Machine
  constructor(machine: Machine) {
    this.#machine = machine
  }
  add(scatters: number, lineUnits: number, windows: number): void {
    const total = lineUnits + (this.#machine.scatterUnits[scatters] as number)
    this.ways[scatters] = (this.ways[scatters] as number) + windows
    this.sums[scatters] = (this.sums[scatters] as number) + total * windows
    this.squares[scatters] = (this.squares[scatters] as number) + total * total * windows
    if (total > 0 || (this.#machine.freeGames[scatters] as number) > 0) this.paying += windows
  }
}

interface Column {
  readonly cells: readonly number[]
  readonly scatters: number
}

function columns(strip: Uint8Array): Column[] {
  return Array.from(strip, (_, stop) => {
    const cells = Array.from({ length: ROWS }, (_, row) => itemAt(strip, (stop + row) % strip.length))
    return { cells, scatters: cells.filter((symbol) => symbol === SCATTER).length }
  })
}

/** Number of pairs of columns with 0, 1, 2 ... scatters. */
function countPairs(left: readonly Column[], right: readonly Column[]): number[] {
  const counts = [0, 0, 0]
  for (const a of left)
    for (const b of right) counts[a.scatters + b.scatters] = (counts[a.scatters + b.scatters] ?? 0) + 1
  return counts
}

/** The lines that can still pay after three reels. */
class AliveLines {
  count = 0
  readonly #prefixes = new Int32Array(LINES.length)
  readonly #rows4 = new Uint8Array(LINES.length)
  readonly #rows5 = new Uint8Array(LINES.length)
  readonly #pays: Int32Array
  constructor(machine: Machine) {
    this.#pays = machine.linePays
  }
  find(a: Column, b: Column, c: Column): void {
    this.count = 0
    for (const [row1, row2, row3, row4, row5] of LINES) {
      const prefix =
        ((a.cells[row1] as number) * SYMBOL_COUNT + (b.cells[row2] as number)) * SYMBOL_COUNT +
        (c.cells[row3] as number)
      // Any completion pays at least as much as the three symbols alone; with two scatters after them they count alone.
      if (this.#pays[(prefix * SYMBOL_COUNT + SCATTER) * SYMBOL_COUNT + SCATTER] === 0) continue
      this.#prefixes[this.count] = prefix
      this.#rows4[this.count] = row4
      this.#rows5[this.count] = row5
      this.count++
    }
  }
  pay(d: Column, e: Column): number {
    let units = 0
    for (let i = 0; i < this.count; i++) {
      const four = (this.#prefixes[i] as number) * SYMBOL_COUNT + (d.cells[this.#rows4[i] as number] as number)
      units += this.#pays[four * SYMBOL_COUNT + (e.cells[this.#rows5[i] as number] as number)] as number
    }
    return units
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function weigh(values: readonly number[], weights: readonly number[]): number {
  return values.reduce((total, value, index) => total + value * (weights[index] ?? 0), 0)
}
