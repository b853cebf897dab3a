import type { EngineProfile, VolatilityRating } from '../engine.ts'
import { LINES } from '../lines/lines.ts'
import { buildMachine, type Design, type Machine } from './machine.ts'

export type ProfileId = 'purse' | 'gifts' | 'vault' | 'forge'

export interface Profile extends EngineProfile {
  readonly id: ProfileId
  readonly lines: number
  /** Max payout of a round, in stakes. */
  readonly maxTimes: number
  readonly design: Design
}

const purse: Design = {
  strips: [
    '12AJTQWTKJA4K5QJAS4KTJ5Q3TQASS',
    '23KSSTQ4JA1TK5WJT5JKQA3Q2TAKS',
    'Q3J4TASSJA5T4SSAKQTAWKQ1J2QKJT5',
    'SSJ15KA3TQJ3KJ4KWAQKTQ2ATSS52T',
    'AJ5A3KAJKQTS4JQ4JQT125SSKATQWT',
  ],
  pays: {
    wild: [85, 220, 540],
    h1: [70, 175, 430],
    h2: [60, 140, 350],
    h3: [52, 120, 280],
    h4: [43, 105, 240],
    h5: [39, 90, 220],
    ace: [26, 60, 140],
    king: [26, 60, 140],
    queen: [22, 52, 120],
    jack: [22, 52, 120],
    ten: [19, 43, 105],
  },
  isWrapped: false,
  coins: [
    [20, 420],
    [40, 270],
    [60, 140],
    [80, 80],
    [100, 40],
    [200, 16],
    ['mini', 25],
    ['minor', 8],
    ['major', 1],
  ],
  prizes: { mini: 200, minor: 500, major: 2000, grand: 10_000 },
  chances: [60, 58, 56, 54, 52, 50, 46, 42, 38],
}

const gifts: Design = {
  strips: [
    '5KW52KQA3QTASSST4AJKATJQT1JQ4J',
    'A23S5Q41KAJ2T4JT1SSAJT3KQTK5Q',
    '12AKSSJ5KT32KQTAJWT345QSKJTAQ',
    'Q5J4A31TASS2AKJTKQTKS253JQT14',
    '2A453J4QTWATKQJKAJT1QATKSSQJ5',
  ],
  pays: {
    wild: [135, 410, 1100],
    h1: [110, 300, 820],
    h2: [90, 250, 660],
    h3: [70, 190, 490],
    h4: [60, 160, 410],
    h5: [52, 135, 360],
    ace: [30, 75, 200],
    king: [30, 75, 200],
    queen: [27, 65, 165],
    jack: [27, 65, 165],
    ten: [22, 55, 135],
  },
  isWrapped: true,
  coins: [
    [20, 420],
    [40, 230],
    [60, 120],
    [100, 60],
    [160, 26],
    ['mini', 60],
    ['minor', 18],
    ['major', 3],
  ],
  prizes: { mini: 300, minor: 800, major: 3000, grand: 20_000 },
  chances: [52, 50, 48, 46, 44, 42, 40, 36, 32],
}

const vault: Design = {
  strips: [
    'A4K3AWJTQ1JAKQJSSTA5QJT5Q4TK2',
    'TK2TQ43JAQK1J3K5SSSAT2AQ5T14J',
    'KQ4AJ4SJQA5QTKSST12AJWTQ5KJ3TA',
    'KJA15TKAQJT3QA12KW2Q3T54JTSS4',
    'TAKTJA2KQ51TQSSSJ5QAJK4JTA4Q3',
  ],
  pays: {
    wild: [150, 470, 1500],
    h1: [115, 340, 1130],
    h2: [85, 260, 790],
    h3: [70, 195, 580],
    h4: [53, 150, 450],
    h5: [41, 125, 380],
    ace: [19, 56, 170],
    king: [19, 56, 170],
    queen: [17, 49, 145],
    jack: [17, 49, 145],
    ten: [15, 41, 120],
  },
  isWrapped: false,
  coins: [
    [20, 440],
    [40, 240],
    [60, 120],
    [100, 80],
    [200, 40],
    [300, 12],
    ['mini', 36],
    ['minor', 14],
    ['major', 3],
  ],
  prizes: { mini: 400, minor: 1000, major: 5000, grand: 50_000 },
  chances: [50, 48, 46, 44, 42, 40, 36, 32, 28],
}

const forge: Design = {
  strips: [
    'Q5JTAKTQ34ATJ5QTSSQJ1KJAK24A',
    'JSSSQK5WTAJTQA4K31TJK2T325AKQ',
    'A5TQJKQJAKJT24QTJ5KT3ASS4A1Q',
    'QKTJK3JATKQ4T5WA512AQSSSTJ3K2',
    'KT13QAJ2Q3JK2AT54TSS5QT1AKJ4',
  ],
  pays: {
    wild: [210, 690, 2580],
    h1: [140, 450, 1720],
    h2: [105, 330, 1100],
    h3: [75, 240, 790],
    h4: [59, 180, 590],
    h5: [45, 145, 460],
    ace: [17, 59, 190],
    king: [17, 59, 190],
    queen: [15, 48, 155],
    jack: [15, 48, 155],
    ten: [12, 41, 130],
  },
  isWrapped: false,
  coins: [
    [20, 460],
    [40, 220],
    [60, 110],
    [100, 60],
    [200, 24],
    ['mini', 30],
    ['minor', 10],
    ['major', 3],
    ['times', 83],
  ],
  prizes: { mini: 400, minor: 1000, major: 6000, grand: 100_000 },
  chances: [52, 50, 47, 44, 41, 38, 34, 30, 26],
}

const profile = (
  id: ProfileId,
  volatility: VolatilityRating,
  figures: Pick<Profile, 'rtp' | 'hitRate' | 'winsBelowStake' | 'maxTimes'>,
  design: Design,
): Profile => ({ id, volatility, ...figures, lines: LINES.length, design })

/**
 * Every profile by id: frequent small coins; gifts that stay wrapped until the end; large coins of a vault; and coins
 * of a forge, some of which multiply all others. Never change a profile: a player verifying old rounds would get a
 * different game.
 */
export const PROFILES: Readonly<Record<ProfileId, Profile>> = {
  purse: profile('purse', 'low-medium', { rtp: '96.08', hitRate: '28.4', winsBelowStake: 3, maxTimes: 2007.3 }, purse),
  gifts: profile('gifts', 'medium', { rtp: '96.03', hitRate: '24.1', winsBelowStake: 0, maxTimes: 3261 }, gifts),
  vault: profile(
    'vault',
    'medium-high',
    { rtp: '95.89', hitRate: '25.5', winsBelowStake: 13, maxTimes: 6261.85 },
    vault,
  ),
  forge: profile('forge', 'high', { rtp: '95.31', hitRate: '24.9', winsBelowStake: 15, maxTimes: 10_000 }, forge),
}
export const PROFILE_IDS = Object.keys(PROFILES) as readonly ProfileId[] // the keys of the record above

const machines = new Map<ProfileId, Machine>()

/** The machine of a profile, built once. */
export function machineOf({ id, design }: Profile): Machine {
  const ready = machines.get(id) ?? buildMachine(design)
  machines.set(id, ready)
  return ready
}
