import type { EngineProfile } from '../engine.ts'

export interface CrashProfile extends EngineProfile {
  /** Returned share, in hundredths of a percent: the same for every plan of cashing out. */
  readonly returned: number
  /** The multiplier doubles in so many milliseconds, again and again. */
  readonly doublesMs: number
  /** The flight ends here, won, in hundredths. */
  readonly highest: number
}

// `hitRate` is the chance of getting to twice the stake; every other goal has its own, `returned` divided by it.

/** Rises slowly: time to think. */
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

/** Everything is over in a few seconds. */
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

/** Ninety-nine in a hundred come back, whatever the plan. */
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
