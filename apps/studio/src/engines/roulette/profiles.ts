import type { EngineProfile } from '../engine.ts'
import { PAYS, type Spot } from './spots.ts'

/** What the zero does to a bet of even money: takes it, gives half of it back, or holds it for the next ball. */
type ZeroRule = 'takes' | 'halves' | 'holds'

/** Numbers struck before the ball runs: a chip straight on one of them is paid by its multiplier instead. */
export interface Comets {
  /** Chances in a hundred of 1, 2, 3 ... comets. */
  readonly counts: readonly number[]
  /** The whole pay of a stake, itself included, with its chances in a hundred. */
  readonly times: readonly (readonly [times: number, chances: number])[]
  /** What an unstruck straight pays to one. */
  readonly straight: number
}

export interface RouletteProfile extends EngineProfile {
  readonly id: RouletteProfileId
  readonly zero: ZeroRule
  readonly comets: Comets | null
  /** Values of the chips in units; a unit is the lowest stake of the currency. The first is the least a spot takes. */
  readonly chips: readonly number[]
  /** The most a straight takes, in units. A spot of n numbers takes n times as much, so that all can win about the same. */
  readonly mostStraight: number
  /** The most that may lie on the whole table, in units. */
  readonly mostTable: number
  /** Returned share of a bet of even money, where it is not that of the others. */
  readonly evenRtp: string
}
export const ROULETTE_PROFILE_IDS = ['classic', 'partage', 'prison', 'comet'] as const
export type RouletteProfileId = (typeof ROULETTE_PROFILE_IDS)[number]

// The stated figures: `rtp` is what every bet of the table returns at least, `hitRate` how often a bet of even money wins.
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

/** What a spot pays to one at this table when nothing special struck it. */
export function paysToOne(profile: RouletteProfile, spot: Spot): number {
  return spot.kind === 'straight' && profile.comets ? profile.comets.straight : PAYS[spot.kind]
}
