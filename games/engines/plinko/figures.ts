import { itemAt } from '../itemAt.ts'
import { boardsOf, type PlinkoProfile, type Risk, type Rows, slotsOf } from './boards.ts'

/** Number of paths to each slot: a row of Pascal's triangle. */
export function waysOf(rows: Rows): number[] {
  let ways = [1]
  for (let row = 0; row < rows; row++) ways = [...ways.map((count, at) => count + (ways[at - 1] ?? 0)), 1]
  return ways
}

/** Counted over every path the ball can take. */
export function boardFigures(profile: PlinkoProfile, rows: Rows, risk: Risk) {
  const slots = slotsOf(profile, rows, risk)
  const ways = waysOf(rows)
  const paths = 2 ** rows
  const mean = (value: (hundredths: number) => number) =>
    slots.reduce((sum, hundredths, at) => sum + value(hundredths) * itemAt(ways, at), 0) / paths
  const rtp = mean((hundredths) => hundredths) / 100
  return {
    /** Returned share of the stake. */
    rtp,
    /** Share of balls that return the stake or more. */
    hitRate: mean((hundredths) => (hundredths >= 100 ? 1 : 0)),
    /** Standard deviation of a ball's payout, in stakes. */
    deviation: Math.sqrt(mean((hundredths) => (hundredths / 100) ** 2) - rtp * rtp),
    largest: itemAt(slots, 0),
  }
}

/** The lowest return of a profile's boards, percent with two decimals: the figure the catalogue may promise. */
export function statedRtp(profile: PlinkoProfile): string {
  const all = boardsOf(profile).map(({ rows, risk }) => boardFigures(profile, rows, risk).rtp)
  return (Math.floor(Math.min(...all) * 10_000) / 100).toFixed(2)
}
