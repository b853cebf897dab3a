import type { EngineProfile } from '../engine.ts'
import { PAYS, type Spot } from './spots.ts'

/** How the zero treats an even-money bet: takes it, returns half of it, or imprisons it for the next ball. */
type ZeroRule = 'takes' | 'halves' | 'holds'

/** Numbers struck before the ball runs: a straight-up chip on one of them is paid by its multiplier instead. */
export interface Comets {
  /** Probabilities of 1, 2, 3 ... comets, in percent. */
  readonly counts: readonly number[]
  /** The total payout of a stake, including the stake, with its probability in percent. */
  readonly times: readonly (readonly [times: number, chances: number])[]
  /** Payout of a straight that was not struck, to one. */
  readonly straight: number
}

export interface RouletteProfile extends EngineProfile {
  readonly id: RouletteProfileId
  readonly zero: ZeroRule
  readonly comets: Comets | null
  /** Values of the chips in units; a unit is the lowest stake of the currency. The first is the min stake of a spot. */
  readonly chips: readonly number[]
  /**
   * Max stake of a straight, in units. A spot of n numbers accepts n times as much, so that all have about the same max
   * win.
   */
  readonly mostStraight: number
  /** Max total stake of the table, in units. */
  readonly mostTable: number
  /** Returned share of an even-money bet, where it differs from the others. */
  readonly evenRtp: string
}
export const ROULETTE_PROFILE_IDS = ['classic', 'partage', 'prison', 'comet'] as const
export type RouletteProfileId = (typeof ROULETTE_PROFILE_IDS)[number]

// The stated figures: `rtp` is the minimum return of every bet of the table, `hitRate` the probability that an
// even-money bet wins.
export const ROULETTE_PROFILES: Readonly<Record<RouletteProfileId, RouletteProfile>> = {
  classic: {
    id: 'classic',
    volatility: 'medium',
    rtp: '97.30',
    evenRtp: '97.30',
    hitRate: '48.6',
    zero: 'takes',
    comets: null,
    chips: [1, 5, 25, 50, 125, 250],
    mostStraight: 250,
    mostTable: 5000,
  },
  partage: {
    id: 'partage',
    volatility: 'low-medium',
    rtp: '97.30',
    evenRtp: '98.65',
    hitRate: '48.6',
    zero: 'halves',
    comets: null,
    chips: [1, 5, 10, 25, 50, 100],
    mostStraight: 100,
    mostTable: 2500,
  },
  prison: {
    id: 'prison',
    volatility: 'low-medium',
    rtp: '97.30',
    evenRtp: '98.65',
    hitRate: '48.6',
    zero: 'holds',
    comets: null,
    chips: [5, 25, 50, 125, 250, 500],
    mostStraight: 500,
    mostTable: 10_000,
  },
  comet: {
    id: 'comet',
    volatility: 'high',
    rtp: '96.99',
    evenRtp: '97.30',
    hitRate: '48.6',
    zero: 'takes',
    comets: {
      counts: [30, 35, 20, 15],
      times: [
        [50, 30],
        [100, 30],
        [150, 20],
        [200, 12],
        [300, 5],
        [500, 3],
      ],
      straight: 29,
    },
    chips: [1, 5, 10, 25, 50, 100],
    mostStraight: 100,
    mostTable: 2500,
  },
}

/** Payout of a spot to one at this table, without comets. */
export function paysToOne(profile: RouletteProfile, spot: Spot): number {
  return spot.kind === 'straight' && profile.comets ? profile.comets.straight : PAYS[spot.kind]
}
