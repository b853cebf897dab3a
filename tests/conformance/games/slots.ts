import { type Draw, placeIn } from './draws.ts'
import type { Outcome, Tables } from './outcome.ts'

const MAX_UNITS = 200_000
const NAMES: Readonly<Record<string, string>> = {
  W: 'wild',
  '1': 'h1',
  '2': 'h2',
  '3': 'h3',
  '4': 'h4',
  '5': 'h5',
  A: 'ace',
  K: 'king',
  Q: 'queen',
  J: 'jack',
  T: 'ten',
}
type Pays = Readonly<Record<string, readonly number[]>>

const at = (strip: string, place: number): string => strip[((place % strip.length) + strip.length) % strip.length] ?? ''
const windowOf = (strips: readonly string[], stops: readonly number[], heights: readonly number[]): string[][] =>
  strips.map((strip, reel) =>
    Array.from({ length: heights[reel] ?? 3 }, (_, row) => at(strip, (stops[reel] ?? 0) + row)),
  )
const scattersIn = (cells: readonly (readonly string[])[]) => cells.flat().filter((cell) => cell === 'S').length
const payOf = (pays: Pays, symbol: string, run: number) => (run < 3 ? 0 : (pays[NAMES[symbol] ?? '']?.[run - 3] ?? 0))
const byCount = (figures: readonly number[], count: number) => (count < 3 ? 0 : (figures[Math.min(count, 5) - 3] ?? 0))

function linesPay(tables: Tables, cells: readonly (readonly string[])[], pays: Pays): number {
  let units = 0
  for (const line of tables.lines) {
    const symbols = line.map((row, reel) => cells[reel]?.[row] ?? '')
    const other = symbols.find((symbol) => symbol !== 'W') ?? 'W'
    const until = (test: (symbol: string) => boolean) => {
      const end = symbols.findIndex((symbol) => !test(symbol))
      return end < 0 ? symbols.length : end
    }
    const wilds = until((symbol) => symbol === 'W')
    const whole = until((symbol) => symbol === 'W' || symbol === other)
    units += Math.max(payOf(pays, 'W', wilds), other === 'S' ? 0 : payOf(pays, other, whole))
  }
  return units
}

/** Sum of the steps up to the one that reaches the max win. */
const capped = (steps: readonly number[]): number =>
  Math.min(
    MAX_UNITS,
    steps.reduce((sum, units) => sum + units, 0),
  )

export function lines(tables: Tables, profile: LinesTable, draw: Draw): Outcome {
  const steps: number[] = []
  const stops: number[][] = []
  let left = 0
  do {
    const isFree = steps.length > 0
    const strips = isFree ? profile.free : profile.base
    const own = strips.map((strip) => draw(strip.length))
    const cells = windowOf(strips, own, [3, 3, 3, 3, 3])
    const scatters = scattersIn(cells)
    const units = linesPay(tables, cells, profile.pays) + 20 * byCount(profile.scatterPays, scatters)
    left += byCount(isFree ? profile.retrigger : profile.freeGames, scatters) - (isFree ? 1 : 0)
    steps.push(units * (isFree ? profile.multiplier : 1))
    stops.push(own)
  } while (left > 0 && capped(steps) < MAX_UNITS)
  return { units: capped(steps), seen: stops }
}

export function ways(_: Tables, profile: WaysTable, draw: Draw): Outcome {
  const { heights, strips, pays, ladder, free } = profile
  const steps: number[] = []
  const stops: number[][] = []
  let [left, given, level] = [0, 0, free.from]
  do {
    const isFree = steps.length > 0
    const own = strips.map((strip) => draw(strip.length))
    let cells = windowOf(strips, own, heights)
    const tops = [...own]
    let units = 0
    for (let win = 0; ; win++) {
      const wins = waysWon(cells, pays)
      if (wins.length === 0) break
      const multiplier = isFree ? level : (ladder[Math.min(win, ladder.length - 1)] ?? 1)
      units += multiplier * wins.reduce((sum, won) => sum + won.units, 0)
      if (isFree) level = Math.min(free.cap, level + free.step)
      cells = cells.map((column, reel) => {
        const staying = column.filter(
          (cell) => !wins.some(({ symbol, reels }) => reel < reels && (cell === symbol || cell === 'W')),
        )
        const strip = strips[reel] ?? ''
        const gone = column.length - staying.length
        tops[reel] = (tops[reel] ?? 0) - gone
        return [...Array.from({ length: gone }, (__, row) => at(strip, (tops[reel] ?? 0) + row)), ...staying]
      })
    }
    const earned = Math.min(byCount(isFree ? free.more : free.games, scattersIn(cells)), free.most - given)
    given += earned
    left += earned - (isFree ? 1 : 0)
    steps.push(units)
    stops.push(own)
  } while (left > 0 && capped(steps) < MAX_UNITS)
  return { units: capped(steps), seen: stops }
}

function waysWon(cells: readonly (readonly string[])[], pays: Pays) {
  return Object.keys(NAMES).flatMap((symbol) => {
    if (symbol === 'W') return []
    const counts = cells.map((column) => column.filter((cell) => cell === symbol || cell === 'W').length)
    const end = counts.indexOf(0)
    const reels = end < 0 ? counts.length : end
    const number = counts.slice(0, reels).reduce((product, count) => product * count, 1)
    return reels < 3 ? [] : [{ symbol, reels, units: number * payOf(pays, symbol, reels) }]
  })
}

type Worth = number | string

export function hold(tables: Tables, profile: HoldTable, draw: Draw, bet: { readonly feature?: string }): Outcome {
  const { strips, pays, coins, prizes, chances } = profile
  const widths = coins.map(([, weight]) => weight)
  const weight = widths.reduce((sum, width) => sum + width, 0)
  const mint = (): Worth => coins[placeIn(widths, draw(weight))]?.[0] ?? 0
  const held = new Map<number, Worth>()
  const own: number[] = []
  let units = 0
  if (bet.feature) {
    const cells = Array.from({ length: 15 }, (_, cell) => cell)
    const taken = Array.from({ length: 6 }, () => cells.splice(draw(cells.length), 1)[0] ?? 0)
    for (const cell of taken.toSorted((one, other) => one - other)) held.set(cell, mint())
  } else {
    own.push(...strips.map((strip) => draw(strip.length)))
    const cells = windowOf(strips, own, [3, 3, 3, 3, 3])
    units = linesPay(tables, cells, pays)
    for (const [cell, symbol] of cells.flat().entries()) if (symbol === 'S') held.set(cell, mint())
  }
  if (held.size >= 6) {
    for (let lives = 3; lives > 0 && held.size < 15; ) {
      const chance = chances[held.size - 6] ?? 0
      const before = new Set(held.keys())
      for (let cell = 0; cell < 15; cell++) if (!before.has(cell) && draw(1000) < chance) held.set(cell, mint())
      lives = held.size > before.size ? 3 : lives - 1
    }
    const worths = [...held.values()]
    const sum = worths.reduce<number>(
      (all, worth) => all + (typeof worth === 'number' ? worth : worth === 'times' ? 0 : (prizes[worth] ?? 0)),
      0,
    )
    units += sum * (1 + worths.filter((worth) => worth === 'times').length)
    if (held.size === 15) units += prizes['grand'] ?? 0
  }
  return { units: Math.min(units, MAX_UNITS), seen: own }
}

export interface LinesTable {
  readonly base: readonly string[]
  readonly free: readonly string[]
  readonly pays: Pays
  readonly scatterPays: readonly number[]
  readonly freeGames: readonly number[]
  readonly retrigger: readonly number[]
  readonly multiplier: number
}
export interface WaysTable {
  readonly heights: readonly number[]
  readonly strips: readonly string[]
  readonly pays: Pays
  readonly ladder: readonly number[]
  readonly free: {
    readonly games: readonly number[]
    readonly more: readonly number[]
    readonly most: number
    readonly from: number
    readonly step: number
    readonly cap: number
  }
}
export interface HoldTable {
  readonly strips: readonly string[]
  readonly pays: Pays
  readonly coins: readonly (readonly [worth: Worth, weight: number])[]
  readonly prizes: Readonly<Record<string, number>>
  readonly chances: readonly number[]
}
