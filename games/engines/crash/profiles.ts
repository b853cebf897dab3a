import type { EngineProfile } from '../engine.ts'

export interface CrashProfile extends EngineProfile {
  /** Returned share, in hundredths of a percent: the same for every cash-out strategy. */
  readonly returned: number
  /** The multiplier doubles every so many milliseconds. */
  readonly doublesMs: number
  /** Maximum multiplier in hundredths: here the flight ends, won. */
  readonly highest: number
}

// `hitRate` is the probability of reaching twice the stake; for any other goal it is `returned` divided by that goal.

/** Rises slowly, which leaves time to think. */
const drift: CrashProfile = {
  id: 'drift',
  volatility: 'low-medium',
  rtp: '97.00',
  hitRate: '48.5',
  returned: 9700,
  doublesMs: 9000,
  highest: 100_000,
  mostStake: 1000,
  stakeStep: 10,
}

const ascent: CrashProfile = {
  id: 'ascent',
  volatility: 'medium',
  rtp: '96.50',
  hitRate: '48.2',
  returned: 9650,
  doublesMs: 7000,
  highest: 500_000,
  mostStake: 200,
  stakeStep: 10,
}

/** Flights last only a few seconds. */
const afterburner: CrashProfile = {
  id: 'afterburner',
  volatility: 'high',
  rtp: '96.00',
  hitRate: '48.0',
  returned: 9600,
  doublesMs: 4500,
  highest: 1_000_000,
  mostStake: 100,
  stakeStep: 10,
}

/** Returns 99 % with every strategy. */
const skylark: CrashProfile = {
  id: 'skylark',
  volatility: 'medium',
  rtp: '99.00',
  hitRate: '49.5',
  returned: 9900,
  doublesMs: 6000,
  highest: 100_000,
  mostStake: 1000,
  stakeStep: 10,
}

export const PROFILES = { drift, ascent, afterburner, skylark } as const
