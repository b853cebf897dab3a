import type { EngineProfile } from '../engine.ts'

/** A money wheel: its segments in the order of the rim. `n5` pays 5 to 1; `x3` spins again for three times as much. */
export interface WheelProfile extends EngineProfile {
  readonly segments: readonly Segment[]
  /** Consecutive multipliers multiply, up to this maximum. */
  readonly mostTimes: number
  /** Values of the chips in units; a unit is the lowest stake of the currency. */
  readonly chips: readonly number[]
  /** Max stake of a spot, in units, and the lower max of spots with high payouts. */
  readonly mostSpot: number
  readonly mostOf?: Readonly<Partial<Record<Segment, number>>>
}
export type Segment = `n${number}` | `x${number}`

/**
 * Distributes the segments around the rim, always the one furthest behind its share, so that equal ones are far apart.
 */
function dealSegments(counts: Readonly<Record<Segment, number>>): Segment[] {
  const all = Object.entries(counts) as [Segment, number][] // the record's own keys
  const size = all.reduce((sum, [, count]) => sum + count, 0)
  const given = new Map<Segment, number>()
  return Array.from({ length: size }, (_, at) => {
    const behind = ([segment, count]: [Segment, number]) => ((at + 1) * count) / size - (given.get(segment) ?? 0)
    const [next] = all.reduce((most, one) => (behind(one) > behind(most) ? one : most))
    given.set(next, (given.get(next) ?? 0) + 1)
    return next
  })
}

export const isTimes = (segment: Segment) => segment.startsWith('x')
export const figureOf = (segment: Segment) => Number(segment.slice(1))

/** Max stake of a spot, in units. */
export const maxOn = ({ mostSpot, mostOf }: WheelProfile, spot: Segment): number => mostOf?.[spot] ?? mostSpot

/** Max payout of a stake on a spot, including the stake. */
export const maxTimesOf = ({ mostTimes }: WheelProfile, spot: Segment): number => figureOf(spot) * mostTimes + 1

/** The spots available for bets, rising. */
export const spotsOf = ({ segments }: WheelProfile): Segment[] =>
  [...new Set(segments)].filter((segment) => !isTimes(segment)).toSorted((a, b) => figureOf(a) - figureOf(b))

// The stated return is that of the worst spot, the hit rate that of the most frequent one.
export const WHEEL_PROFILES: Readonly<Record<string, WheelProfile>> = {
  orbit: {
    id: 'orbit',
    volatility: 'medium',
    rtp: '95.22',
    hitRate: '46.0',
    segments: dealSegments({ n1: 23, n2: 15, n4: 9, n21: 2, n43: 1, x2: 1, x4: 1 }),
    mostTimes: 128,
    chips: [1, 5, 25, 50, 125, 250],
    mostSpot: 2500,
    mostOf: { n21: 1750, n43: 900 },
  },
  nova: {
    id: 'nova',
    volatility: 'medium-high',
    rtp: '94.05',
    hitRate: '44.2',
    segments: dealSegments({ n1: 23, n2: 15, n4: 9, n10: 4, n43: 1, x3: 1, x5: 1 }),
    mostTimes: 225,
    chips: [1, 5, 10, 25, 50, 100],
    mostSpot: 1000,
    mostOf: { n43: 500 },
  },
}
