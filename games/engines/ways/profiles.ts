import type { EngineProfile, VolatilityRating } from '../engine.ts'
import { buildMachine, type Design, type Machine } from './machine.ts'

export type ProfileId = 'ripple' | 'current' | 'rapids' | 'falls'

export interface Profile extends EngineProfile {
  readonly id: ProfileId
  readonly ways: number
  readonly design: Design
}

const ripple: Design = {
  heights: [4, 4, 4, 4, 4],
  strips: [
    'A215JAQ35QATK14QTJ52A1QJA42J4QJK',
    'AKSQKTJQTKQW32T135QTKJ25ATQ53K42',
    'TA31J513ATK2J3KT4AJ4ATJQ14KQTJKASK',
    'K4ATSQTAJ21QTJKQ53K4Q513T2AJWKAJ',
    'JTS5QKTQ1JQ4KA1K2JT5K23AJ3TAQ4A',
  ],
  pays: {
    h1: [12, 29, 80],
    h2: [10, 25, 65],
    h3: [8, 21, 54],
    h4: [7, 16, 43],
    h5: [6, 14, 37],
    ace: [4, 9, 21],
    king: [4, 9, 21],
    queen: [4, 8, 17],
    jack: [4, 8, 17],
    ten: [3, 7, 14],
  },
  ladder: [1, 2, 2, 3],
  free: { games: [8, 10, 12], more: [3, 4, 5], most: 40, from: 1, step: 1, cap: 5 },
}

const current: Design = {
  heights: [4, 4, 5, 5, 5],
  strips: [
    '4K134Q5AK5JA12Q5JJ2AJSTQQ4T1AA2JQ',
    'K53JQ4JA2QTK2T15Q23TSQQAKK53KTT',
    'Q2WJ4TJJKA4JK1AA53AKKT3AT1QSKTT4J31',
    'TQ5K3JK4TA1KSJQ3AQJ45215TA2W4AJ21TQK3',
    'KJAKJ12A5Q4TQ3124KTJ35AJ41Q5K2TQ3TA',
  ],
  pays: {
    h1: [9, 27, 90],
    h2: [7, 18, 55],
    h3: [6, 14, 40],
    h4: [4, 10, 29],
    h5: [4, 9, 24],
    ace: [2, 6, 13],
    king: [2, 6, 13],
    queen: [2, 4, 11],
    jack: [2, 4, 11],
    ten: [1, 4, 9],
  },
  ladder: [1, 2, 3, 5],
  free: { games: [6, 8, 10], more: [2, 3, 4], most: 40, from: 2, step: 1, cap: 15 },
}

const rapids: Design = {
  heights: [3, 5, 7, 5, 3],
  strips: [
    'AAQJ152JJ55A44QQ3115KQ4AQ1JA224JT2',
    'WQA52355QQ4221TJK3SKTQKK5TT332TQK',
    'KATW33KT41JJAK3AAJKKQA4T2S3J11TT15J44',
    'JWQQ5KKQJJ344K112AT22SKJAA1T3355QATT4',
    '44AKJAAT5533T1QJTT511Q422QQKKJJK23A',
  ],
  pays: {
    h1: [8, 23, 75],
    h2: [5, 16, 54],
    h3: [4, 12, 39],
    h4: [3, 9, 29],
    h5: [3, 8, 23],
    ace: [2, 4, 11],
    king: [2, 4, 11],
    queen: [1, 3, 9],
    jack: [1, 3, 9],
    ten: [1, 3, 7],
  },
  ladder: [1, 2, 4, 6, 10],
  free: { games: [8, 10, 12], more: [4, 5, 6], most: 50, from: 2, step: 1, cap: 20 },
}

const falls: Design = {
  heights: [5, 5, 5, 5, 5],
  strips: [
    'JJAQQJ2AAQQT444Q1113222K1S45AAJJ555',
    '5S4555TTKKQQ3331TKK2QJW3TTQQAK222',
    '3KKTTK4AA2111AJKK444TTSJJTAAQ333W51JJ',
    '335W44QQ11AQJTT1KK22K55QTAJ4K2AA3TJJ',
    'KKT44J245533AQK1JJKA11QTT322T5JAAQQ',
  ],
  pays: {
    h1: [6, 21, 85],
    h2: [4, 14, 49],
    h3: [3, 10, 32],
    h4: [2, 7, 21],
    h5: [2, 6, 17],
    ace: [1, 2, 6],
    king: [1, 2, 6],
    queen: [1, 2, 5],
    jack: [1, 2, 5],
    ten: [1, 2, 4],
  },
  ladder: [1, 2, 3, 5, 10],
  free: { games: [10, 12, 15], more: [5, 6, 8], most: 60, from: 2, step: 2, cap: 40 },
}

function profile(
  id: ProfileId,
  volatility: VolatilityRating,
  figures: Pick<Profile, 'rtp' | 'hitRate' | 'winsBelowStake'>,
  design: Design,
): Profile {
  const ways = design.heights.reduce((product, rows) => product * rows, 1)
  return { id, volatility, ...figures, ways, design }
}

/**
 * Every profile by id: an even field with long cascades, a rising ladder with frequent short free games, a waist of
 * seven rows, and a tall field whose free games double their steps. Never change strips or pays: a player verifying old
 * rounds would get a different game.
 */
export const PROFILES: Readonly<Record<ProfileId, Profile>> = {
  ripple: profile('ripple', 'low-medium', { rtp: '96.28', hitRate: '52.4', winsBelowStake: 28 }, ripple),
  current: profile('current', 'medium', { rtp: '96.27', hitRate: '45.9', winsBelowStake: 27 }, current),
  rapids: profile('rapids', 'medium-high', { rtp: '95.91', hitRate: '45.2', winsBelowStake: 27 }, rapids),
  falls: profile('falls', 'high', { rtp: '95.50', hitRate: '35.0', winsBelowStake: 21 }, falls),
}
export const PROFILE_IDS = Object.keys(PROFILES) as readonly ProfileId[] // the keys of the record above

const machines = new Map<ProfileId, Machine>()

/** The machine of a profile, built once. */
export function machineOf({ id, design }: Profile): Machine {
  const ready = machines.get(id) ?? buildMachine(design)
  machines.set(id, ready)
  return ready
}
