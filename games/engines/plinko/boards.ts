import type { EngineProfile } from '../engine.ts'

export const ROWS = [8, 9, 10, 11, 12, 13, 14, 15, 16] as const
export type Rows = (typeof ROWS)[number]
export const RISKS = ['low', 'medium', 'high'] as const
export type Risk = (typeof RISKS)[number]

/**
 * Multipliers in hundredths from the middle outwards: the board is symmetric. Only boards with an even number of rows
 * have a middle slot.
 */
type Half = readonly number[]

export interface PlinkoProfile extends EngineProfile {
  /** Every risk has boards for the same numbers of rows. */
  readonly boards: Readonly<Record<Risk, Readonly<Partial<Record<Rows, Half>>>>>
  readonly opening: { readonly rows: Rows; readonly risk: Risk }
}

// Every multiplier is a multiple of a twentieth and every stake one of 20 minor units, or tenths and 10: no payout is
// ever rounded. `rtp` is the lowest of the profile's boards, `hitRate` the share of balls that return the stake or more
// on the default board; tests compare both with a count over every path.

/** Always close to the stake, at every risk. */
const feather: PlinkoProfile = {
  id: 'feather',
  volatility: 'low-medium',
  rtp: '96.95',
  hitRate: '38.8',
  mostStake: 1000,
  opening: { rows: 12, risk: 'low' },
  boards: {
    low: {
      8: [70, 80, 125, 205, 350],
      12: [70, 80, 105, 145, 220, 330, 600],
      16: [70, 80, 90, 135, 170, 250, 360, 560, 900],
    },
    medium: {
      8: [50, 65, 130, 310, 900],
      12: [50, 60, 105, 190, 350, 780, 1800],
      16: [50, 60, 90, 150, 220, 450, 910, 1800, 4000],
    },
    high: {
      8: [30, 55, 120, 390, 1800],
      12: [30, 45, 85, 210, 530, 1700, 5500],
      16: [30, 40, 70, 135, 320, 760, 2100, 6100, 20_000],
    },
  },
}

/** Balanced: up to 800 times the stake. */
const pebble: PlinkoProfile = {
  id: 'pebble',
  volatility: 'medium',
  rtp: '96.48',
  hitRate: '38.8',
  mostStake: 1000,
  opening: { rows: 12, risk: 'medium' },
  boards: {
    low: {
      8: [50, 80, 135, 230, 500],
      12: [50, 70, 110, 170, 310, 490, 900],
      16: [50, 65, 100, 140, 230, 330, 540, 920, 1500],
    },
    medium: {
      8: [40, 60, 125, 350, 1300],
      12: [40, 50, 110, 180, 450, 1050, 3200],
      16: [40, 50, 80, 140, 290, 580, 1350, 3500, 10_000],
    },
    high: {
      8: [20, 35, 110, 490, 2700],
      12: [20, 25, 70, 185, 640, 3000, 15_000],
      16: [20, 25, 50, 120, 300, 930, 3500, 16_000, 80_000],
    },
  },
}

/** Low in the middle, high at the rim: up to 2,500 times the stake. */
const meteor: PlinkoProfile = {
  id: 'meteor',
  volatility: 'high',
  rtp: '95.93',
  hitRate: '7.7',
  mostStake: 400,
  opening: { rows: 16, risk: 'high' },
  boards: {
    low: {
      8: [40, 70, 135, 310, 700],
      12: [40, 60, 110, 195, 350, 730, 1400],
      16: [40, 55, 90, 155, 260, 460, 850, 1600, 3000],
    },
    medium: {
      8: [20, 50, 130, 430, 1700],
      12: [20, 35, 90, 210, 600, 1900, 6500],
      16: [20, 25, 70, 130, 330, 900, 2700, 9000, 30_000],
    },
    high: {
      8: [10, 25, 95, 560, 3400],
      12: [10, 20, 50, 140, 700, 3700, 30_000],
      16: [10, 10, 35, 65, 240, 1050, 5000, 33_000, 250_000],
    },
  },
}

/** All numbers of rows, and no board returns less than 99 %. */
const quartz: PlinkoProfile = {
  id: 'quartz',
  volatility: 'medium',
  rtp: '99.00',
  hitRate: '38.8',
  mostStake: 1000,
  stakeStep: 10,
  opening: { rows: 12, risk: 'medium' },
  boards: {
    low: {
      8: [70, 80, 120, 230, 550],
      9: [70, 90, 160, 290, 600],
      10: [60, 80, 110, 200, 350, 650],
      11: [70, 90, 130, 230, 410, 750],
      12: [60, 70, 110, 180, 300, 400, 950],
      13: [60, 90, 130, 210, 320, 600, 1050],
      14: [50, 70, 100, 170, 260, 430, 700, 1200],
      15: [60, 80, 120, 200, 300, 500, 800, 1400],
      16: [50, 70, 100, 140, 230, 370, 550, 1000, 1600],
    },
    medium: {
      8: [40, 60, 130, 360, 1400],
      9: [40, 80, 190, 550, 1800],
      10: [40, 50, 110, 270, 750, 2300],
      11: [40, 60, 160, 400, 1050, 3200],
      12: [30, 50, 100, 210, 500, 1400, 3900],
      13: [40, 60, 120, 300, 750, 1900, 5100],
      14: [30, 50, 90, 170, 390, 850, 2400, 6600],
      15: [30, 60, 120, 250, 500, 1350, 3300, 8500],
      16: [30, 40, 80, 160, 320, 700, 1700, 4100, 11_000],
    },
    high: {
      8: [20, 40, 100, 480, 3100],
      9: [20, 50, 180, 850, 4500],
      10: [20, 30, 80, 280, 1250, 7200],
      11: [10, 50, 120, 460, 2200, 11_000],
      12: [20, 40, 50, 180, 650, 3100, 17_500],
      13: [20, 40, 80, 290, 1100, 5100, 27_500],
      14: [20, 30, 50, 130, 430, 1650, 7700, 42_000],
      15: [20, 30, 70, 210, 700, 2700, 12_000, 65_000],
      16: [10, 30, 50, 110, 290, 1000, 4000, 18_000, 100_000],
    },
  },
}

export const PROFILES = { feather, pebble, meteor, quartz } as const

/** The available numbers of rows of a profile, rising. */
export const rowsOf = (profile: PlinkoProfile): readonly Rows[] =>
  ROWS.filter((rows) => profile.boards.low[rows] !== undefined)

export const boardsOf = (profile: PlinkoProfile): readonly { readonly rows: Rows; readonly risk: Risk }[] =>
  rowsOf(profile).flatMap((rows) => RISKS.map((risk) => ({ rows, risk })))

/** All slots of a board from left to right, in hundredths of the stake. */
export function slotsOf(profile: PlinkoProfile, rows: Rows, risk: Risk): number[] {
  const half = profile.boards[risk][rows]
  if (!half) throw new Error(`${profile.id} has no board with ${rows} rows`)
  return [...half.slice(rows % 2 === 0 ? 1 : 0).toReversed(), ...half]
}
