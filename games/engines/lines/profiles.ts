import type { EngineProfile } from '../engine.ts'
import { LINES } from './lines.ts'
import { buildMachine, type Design, type Machine } from './machine.ts'

export const PROFILE_IDS = ['calm', 'steady', 'lively', 'bold', 'wild'] as const
export type ProfileId = (typeof PROFILE_IDS)[number]

export interface Profile extends EngineProfile {
  readonly id: ProfileId
  readonly lines: number
  readonly design: Design
}

/** Small wins often, free games without a multiplier. */
const calm: Profile = {
  id: 'calm',
  lines: LINES.length,
  volatility: 'low',
  rtp: '96.30',
  hitRate: '35.5',
  winsBelowStake: 0,
  design: {
    base: [
      '5T13J15KA5AJTQ2TK42JWJA4SQ3T4KQ',
      'JA5SQKTJTK1542TJ43JW15AW2AQK3TQ4',
      'K4A5JQ5345WKJT1QA2T42J3SK1QTJAWT',
      'J3TSAQJ1T245JKT5WK253KA41QJQT4WA',
      'JTJAST145QJ2TK5KW3QT42AK5QJ31A4',
    ],
    free: [
      'KQTQ1JTJAW525KAT15K4QS43JT2J34A',
      'JT54WK3JSQAQ4A5K3K12TJAW452TJ1TQ',
      '4WQJ31K2WT543Q4T5TKAJKAJ1JQ5SAT2',
      'J43WAQ34WATK5J5STQT5J4A2Q1T12KJK',
      'T1TQ54K3QSK5J14AJA25T3JQA4WJ2TK',
    ],
    pays: {
      wild: [44, 78, 140],
      h1: [40, 72, 130],
      h2: [36, 65, 115],
      h3: [33, 59, 105],
      h4: [31, 56, 99],
      h5: [29, 52, 93],
      ace: [24, 42, 76],
      king: [24, 42, 76],
      queen: [22, 39, 70],
      jack: [22, 39, 70],
      ten: [20, 36, 64],
    },
    scatterPays: [2, 4, 10],
    freeGames: [6, 8, 10],
    retrigger: [3, 4, 5],
    multiplier: 1,
  },
}

/** Balanced. */
const steady: Profile = {
  id: 'steady',
  lines: LINES.length,
  volatility: 'low-medium',
  rtp: '96.04',
  hitRate: '29.8',
  winsBelowStake: 2,
  design: {
    base: [
      'T512A4K1QT5QAQJWKT2KJ43J3JA4SK3T5AQ',
      'KJ51ATQ424KT1QAT35AJ3JS2TAW4KQK3JQ5',
      '1AJ523S5Q5KTJKATJT4T4WQ2AK3QA31K4QWJ',
      'WKA4J42QA3JWTATQ52K1TK1S53Q3J45QKTJA',
      'J32TW54TJ1KTAST1AK3235QJQ4KQAK4JAQ5',
    ],
    free: [
      '2J4KAJTA43S13Q3A42Q5JKTQT5AT1J5WKQK',
      'QA34AS53QTWJKAQTW3TAJ51QKJ2J5KT1424K',
      'Q4K321WJT4Q35AW3A5QSA4TKJ51ATK2TJKQJ',
      'J5AJTQA5J543WKAQ4SA4QK3K132TK2WQTJ1T',
      '24K1A54TSQ3A425A3TQWAJ5QKJ1TKQ3JTKJ',
    ],
    pays: {
      wild: [95, 230, 480],
      h1: [76, 185, 380],
      h2: [61, 145, 310],
      h3: [50, 120, 250],
      h4: [42, 100, 210],
      h5: [38, 92, 190],
      ace: [23, 55, 115],
      king: [23, 55, 115],
      queen: [21, 50, 105],
      jack: [21, 50, 105],
      ten: [19, 46, 95],
    },
    scatterPays: [2, 5, 20],
    freeGames: [6, 8, 10],
    retrigger: [3, 4, 5],
    multiplier: 2,
  },
}

/** Higher wins in the free games, slightly lower ones between them. */
const lively: Profile = {
  id: 'lively',
  lines: LINES.length,
  volatility: 'medium',
  rtp: '96.63',
  hitRate: '31.4',
  winsBelowStake: 7,
  design: {
    base: [
      'Q5QAT51JATQJ4KW2T2TKJ1QJKA4SK35A43',
      'K1J5AK4Q4JTWTKA51A4AJ3QS2JQ35QT2KT',
      'QKJTWKT5A3QJAK51W2J32A4TAT4J45QK1QS',
      'SJ1T51J4JTWA2QT2JKQ53T5A4KAQW43KQAK',
      '1JW5TK4KQJQ52TJ4Q4A321ATKQJ3AKSAT5',
    ],
    free: [
      'TKAT4Q1T2QSAJ5QK5153J4WA4KQAJ2TJK3',
      '4JAK5S4T52Q34AKW3JAJ1K52QTA1QTKQJT',
      'T5KJTQTAJ243WKAJ5SA4Q3QK14QAKW5T2J1',
      'AT15WQKTQA5K3KS254AKA4J4JWJ32QJT1TQ',
      '2KA2T35Q14KQAJS43JAWJQK1TK4QTJT5A5',
    ],
    pays: {
      wild: [120, 300, 720],
      h1: [88, 225, 530],
      h2: [70, 180, 420],
      h3: [55, 140, 330],
      h4: [47, 120, 280],
      h5: [39, 100, 235],
      ace: [20, 50, 115],
      king: [20, 50, 115],
      queen: [18, 45, 105],
      jack: [16, 40, 94],
      ten: [14, 35, 82],
    },
    scatterPays: [2, 8, 30],
    freeGames: [8, 10, 12],
    retrigger: [4, 5, 6],
    multiplier: 2,
  },
}

/** Fewer hits, longer pays. */
const bold: Profile = {
  id: 'bold',
  lines: LINES.length,
  volatility: 'medium-high',
  rtp: '95.67',
  hitRate: '26.5',
  winsBelowStake: 4,
  design: {
    base: [
      'T512A4K1QT5QAQJWKT2KJ43J3JA4SK3T5AQ',
      'KJ51ATQ424KT1QAT35AJ3JS2TAW4KQK3JQ5',
      'T3A2J12T5T5K5AKJAKTQSQ34K3QA4J41QWJ',
      '52WT54KAJTJS3Q12A3TAQKJT5KQ134K4JQA',
      'K5JWJA14TA21T2QAK53TJ5TS3KQ43KQAQJ4',
    ],
    free: [
      'K2Q5J21TA14J3AJ3JK5QTK4WAQA3KQ5TST4',
      '4J3KQTQ45JS1J2A1TK5Q43AQA3KWA5KTJ2T',
      '1AQ3W435QJT4T3S4JKJKATKAQ2KQ51AJ2T5',
      'AQJ532T3WK45TAJ41TSQKAQJTWQ1AKJ2K345',
      'TA5TQJKJTA3Q1K543T4J53KA4WQ2JAQS2K1',
    ],
    pays: {
      wild: [160, 410, 1040],
      h1: [115, 295, 740],
      h2: [91, 235, 590],
      h3: [68, 180, 440],
      h4: [59, 155, 390],
      h5: [50, 130, 330],
      ace: [25, 65, 165],
      king: [23, 59, 150],
      queen: [21, 53, 135],
      jack: [18, 47, 120],
      ten: [16, 41, 105],
    },
    scatterPays: [2, 10, 40],
    freeGames: [8, 10, 12],
    retrigger: [4, 5, 6],
    multiplier: 2,
  },
}

/** Long waits, a tripled round of free games. */
const wild: Profile = {
  id: 'wild',
  lines: LINES.length,
  volatility: 'high',
  rtp: '95.41',
  hitRate: '28.9',
  winsBelowStake: 9,
  design: {
    base: [
      '2A1K4A5K1TKAQJ4TWQT2QTJ3J4JA5SK3J5TQ',
      '1QAT4KQJ25AQTJ13K34AQJ5TS2AJW5KTK4TJ',
      '54QJ5QT2TAQ35AK1TSJ2TK3KA4J41QAJTJKW',
      'A2WTJ4QKJTJS3Q1TA35AQKJT5KQ1T4K54JA2',
      'ATQ3TSQJKTW212TK5J3JATA4KAK514QJ54QJ',
    ],
    free: [
      '2AS4JATJQK3WT421Q5J4KAQ5AT1J5TKQK3TJ',
      '2S1KT4TKW5AQAJ5QJA1K3J4TA5TQKJ24JT3Q',
      'A14QKQAS1KA3JQ4T5AJTJ34Q5TKTW52JT2JK',
      '54ASQ2KJ34QTJK1TKWQJA5JTK3TAQATJ2541',
      '3SA512T4T1JK4QAJKTKQJ5T24KAQ3JAW5QJT',
    ],
    pays: {
      wild: [165, 530, 1400],
      h1: [125, 410, 1080],
      h2: [92, 295, 790],
      h3: [74, 235, 630],
      h4: [58, 185, 490],
      h5: [49, 160, 420],
      ace: [23, 72, 190],
      king: [21, 66, 175],
      queen: [18, 59, 155],
      jack: [16, 53, 140],
      ten: [14, 46, 120],
    },
    scatterPays: [2, 10, 50],
    freeGames: [8, 10, 12],
    retrigger: [3, 5, 6],
    multiplier: 3,
  },
}

/** Every profile by id. Never change strips or pays: a player verifying old rounds would get a different game. */
export const PROFILES: Readonly<Record<ProfileId, Profile>> = { calm, steady, lively, bold, wild }

const machines = new Map<ProfileId, Machine>()

/** The machine of a profile, built once. */
export function machineOf(profile: Profile): Machine {
  const ready = machines.get(profile.id) ?? buildMachine(profile.design)
  machines.set(profile.id, ready)
  return ready
}
