import type { EngineProfile } from '../engine.ts'
import { itemAt } from '../itemAt.ts'
import { ladderOf, survival } from './ladder.ts'

export interface MinesProfile extends EngineProfile {
  /** Returned share of the fair ladder, in hundredths of a percent. */
  readonly returned: number
  /** Range of mines a player may choose. */
  readonly fewest: number
  readonly most: number
  readonly opening: number
  /** The ladder ends at the last step within so many stakes. */
  readonly mostTimes: number
  /**
   * Multipliers are rounded up to thousandths, so that every step returns the share or more; otherwise down to
   * hundredths.
   */
  readonly isRaised?: true
}

// `rtp` is the lowest return of any number of mines at any step (multipliers are rounded), `hitRate` the probability of
// a safe first tile with the default number of mines. Tests compare both with the counted figures.

/** Few mines, many small steps. */
const gentle: MinesProfile = {
  id: 'gentle',
  volatility: 'low',
  rtp: '96.25',
  hitRate: '92.0',
  returned: 9700,
  fewest: 1,
  most: 8,
  opening: 2,
  mostTimes: 2000,
  mostStake: 500,
  stakeStep: 10,
}

/** All numbers of mines. */
const classic: MinesProfile = {
  id: 'classic',
  volatility: 'medium',
  rtp: '96.25',
  hitRate: '88.0',
  returned: 9700,
  fewest: 1,
  most: 24,
  opening: 3,
  mostTimes: 5000,
  mostStake: 200,
  stakeStep: 10,
}

/** Few tiles are safe, and each is worth it. */
const daring: MinesProfile = {
  id: 'daring',
  volatility: 'high',
  rtp: '95.63',
  hitRate: '68.0',
  returned: 9600,
  fewest: 5,
  most: 24,
  opening: 8,
  mostTimes: 10_000,
  mostStake: 100,
  stakeStep: 10,
}

/** All numbers of mines, and no step returns less than 99 %. */
const lucid: MinesProfile = {
  id: 'lucid',
  volatility: 'medium',
  rtp: '99.00',
  hitRate: '88.0',
  returned: 9900,
  fewest: 1,
  most: 24,
  opening: 3,
  mostTimes: 1000,
  mostStake: 1000,
  stakeStep: 10,
  isRaised: true,
}

export const PROFILES = { gentle, classic, daring, lucid } as const

const known = new Map<string, readonly number[]>()

/** Multipliers in hundredths after 0, 1, 2 ... safe tiles; the last one ends the round. */
export function stepsOf(profile: MinesProfile, mines: number): readonly number[] {
  const key = `${profile.id}:${mines}`
  const ready = known.get(key) ?? ladderOf(mines, profile.returned, profile.mostTimes, profile.isRaised)
  known.set(key, ready)
  return ready
}

/** The highest multiplier of any number of mines. */
export function maxTimes(profile: MinesProfile): number {
  const counts = Array.from({ length: profile.most - profile.fewest + 1 }, (_, at) => profile.fewest + at)
  return Math.max(...counts.map((mines) => itemAt(stepsOf(profile, mines), -1))) / 100 // a ladder has steps
}

/** Lowest and highest return over all mines and steps, as shares of the stake. */
export function returnsOf(profile: MinesProfile): { readonly lowest: number; readonly highest: number } {
  const all: number[] = []
  for (let mines = profile.fewest; mines <= profile.most; mines++) {
    const steps = stepsOf(profile, mines)
    for (let picked = 1; picked < steps.length; picked++)
      // Removes float noise: exactly 0.99 must not become 98.99 %.
      all.push(Number(((itemAt(steps, picked) / 100) * survival(mines, picked)).toFixed(12)))
  }
  return { lowest: Math.min(...all), highest: Math.max(...all) }
}
