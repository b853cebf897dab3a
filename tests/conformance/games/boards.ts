import { type Draw, removeDrawn, rounded } from './draws.ts'
import type { Outcome } from './outcome.ts'

interface Bet {
  readonly stakeCents: number
  readonly rounding?: string
}
const roundingOf = (bet: Bet, parts: number, draw: Draw) => (bet.rounding === 'drawn' ? draw(parts) : null)

export interface PlinkoTable {
  readonly boards: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>
}
export function plinko(profile: PlinkoTable, draw: Draw, bet: Bet & { rows: number; risk: string }): Outcome {
  const path = Array.from({ length: bet.rows }, () => draw(2))
  const slot = path.reduce((sum, turn) => sum + turn, 0)
  const half = profile.boards[bet.risk]?.[bet.rows] ?? []
  // Distance from the middle: with an even number of rows the middle slot has distance 0.
  const distance = bet.rows % 2 === 0 ? Math.abs(slot - bet.rows / 2) : Math.abs(slot - bet.rows / 2) - 0.5
  return { win: rounded(bet.stakeCents * (half[distance] ?? Number.NaN), 100, null), seen: path }
}

export interface MinesTable {
  readonly returned: number
  readonly mostTimes: number
  readonly isRaised?: boolean
}
export type MinesMove = { readonly kind: string; readonly tile?: number }

/** C(n, k) */
const choose = (n: number, k: number): bigint => {
  let ways = 1n
  for (let at = 1; at <= k; at++) ways = (ways * BigInt(n - k + at)) / BigInt(at)
  return ways
}

/** The multiplier in thousandths after so many safe tiles: rounded up, or down to hundredths without `isRaised`. */
function multiplier({ returned, isRaised }: MinesTable, mines: number, tiles: number): number {
  const over = BigInt(returned) * choose(25, tiles)
  const under = 10_000n * choose(25 - mines, tiles)
  return Number(isRaised ? (over * 1000n + under - 1n) / under : ((over * 100n) / under) * 10n)
}

export function mines(
  profile: MinesTable,
  draw: Draw,
  bet: Bet & { mines: number },
  moves: readonly MinesMove[],
): Outcome {
  const left = Array.from({ length: 25 }, (_, tile) => tile)
  const field = Array.from({ length: bet.mines }, () => removeDrawn(left, draw)).toSorted((one, other) => one - other)
  const drawn = roundingOf(bet, 1000, draw)
  const tiles = moves.flatMap(({ kind, tile }) => (kind === 'reveal' && tile !== undefined ? [tile] : []))
  if (tiles.some((tile) => field.includes(tile))) return { win: 0, seen: field }
  const thousandths = tiles.length === 0 ? 1000 : multiplier(profile, bet.mines, tiles.length)
  return { win: rounded(bet.stakeCents * thousandths, 1000, drawn), seen: field }
}

export interface CrashTable {
  readonly returned: number
  readonly highest: number
}
export function crash(
  { returned, highest }: CrashTable,
  draw: Draw,
  bet: Bet & { goal: number | null },
  [move]: readonly { readonly kind: string; readonly hundredths?: number }[],
): Outcome {
  const number = draw(2 ** 32)
  const peak = Math.min(highest, Number((BigInt(returned) * 2n ** 32n) / 100n / BigInt(number + 1)))
  const drawn = roundingOf(bet, 100, draw)
  const goal = Math.min(bet.goal ?? highest, highest)
  const left = move?.kind === 'cash_out' ? Math.min(move.hundredths ?? 0, goal) : goal
  return { win: left <= peak ? rounded(bet.stakeCents * left, 100, drawn) : 0, seen: peak }
}
