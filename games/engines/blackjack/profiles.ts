import type { EngineProfile } from '../engine.ts'

/**
 * The basic strategy of a table: one row per total, one letter for each dealer card from two to ten and the ace. H hit,
 * S stand, D double or else hit, E double or else stand, P split or else the rule for the total.
 */
export interface Strategy {
  readonly hard: Readonly<Record<number, string>>
  readonly soft: Readonly<Record<number, string>>
  /** By the points of one card of the pair. */
  readonly pairs: Readonly<Record<number, string>>
}

export interface BlackjackProfile extends EngineProfile {
  readonly id: BlackjackProfileId
  readonly decks: number
  readonly hitsSoft17: boolean
  /** The first two cards that may double: all, or hard totals of nine to eleven. */
  readonly doubles: 'any' | 'nine-to-eleven'
  readonly doublesAfterSplit: boolean
  readonly chips: readonly number[]
  /** Max stake of a seat, in units. */
  readonly mostSeat: number
  readonly strategy: Strategy
}
export const BLACKJACK_PROFILE_IDS = ['salon', 'saloon', 'duet'] as const
export type BlackjackProfileId = (typeof BLACKJACK_PROFILE_IDS)[number]

const STIFF = {
  12: 'HHSSSHHHHH',
  13: 'SSSSSHHHHH',
  14: 'SSSSSHHHHH',
  15: 'SSSSSHHHHH',
  16: 'SSSSSHHHHH',
}
const SALON: Strategy = {
  hard: { 9: 'HDDDDHHHHH', 10: 'DDDDDDDDHH', 11: 'DDDDDDDDDH', ...STIFF },
  soft: {
    13: 'HHHDDHHHHH',
    14: 'HHHDDHHHHH',
    15: 'HHDDDHHHHH',
    16: 'HHDDDHHHHH',
    17: 'HDDDDHHHHH',
    18: 'SEEEESSHHH',
    19: 'SSSSSSSSSS',
  },
  pairs: {
    1: 'PPPPPPPPPP',
    2: 'PPPPPP----',
    3: 'PPPPPP----',
    4: '---PP-----',
    6: 'PPPPP-----',
    7: 'PPPPPP----',
    8: 'PPPPPPPPPP',
    9: 'PPPPP-PP--',
  },
}

// The stated return refers to all stakes, doubles and splits included, by the table's basic strategy without insurance;
// `hitRate` is the share of hands that win by it. A test computes both.
export const BLACKJACK_PROFILES: Readonly<Record<BlackjackProfileId, BlackjackProfile>> = {
  salon: {
    id: 'salon',
    volatility: 'low-medium',
    rtp: '99.59',
    hitRate: '43.5',
    decks: 6,
    hitsSoft17: false,
    doubles: 'any',
    doublesAfterSplit: true,
    chips: [1, 5, 25, 50, 125, 250],
    mostSeat: 1500,
    strategy: SALON,
  },
  saloon: {
    id: 'saloon',
    volatility: 'low-medium',
    rtp: '99.41',
    hitRate: '43.4',
    decks: 6,
    hitsSoft17: true,
    doubles: 'any',
    doublesAfterSplit: true,
    chips: [5, 25, 50, 125, 250, 500],
    mostSeat: 5000,
    strategy: {
      hard: { ...SALON.hard, 11: 'DDDDDDDDDD' },
      soft: { ...SALON.soft, 18: 'EEEEESSHHH', 19: 'SSSSESSSSS' },
      pairs: SALON.pairs,
    },
  },
  duet: {
    id: 'duet',
    volatility: 'low',
    rtp: '99.58',
    hitRate: '43.6',
    decks: 2,
    hitsSoft17: false,
    doubles: 'nine-to-eleven',
    doublesAfterSplit: false,
    chips: [1, 5, 10, 25, 50, 100],
    mostSeat: 500,
    strategy: {
      hard: { 9: 'DDDDDHHHHH', 10: 'DDDDDDDDHH', 11: 'DDDDDDDDDD', ...STIFF },
      soft: { 18: 'SSSSSSSHHH', 19: 'SSSSSSSSSS' },
      pairs: {
        1: 'PPPPPPPPPP',
        2: '--PPPP----',
        3: '--PPPP----',
        6: 'PPPPP-----',
        7: 'PPPPPP----',
        8: 'PPPPPPPPPP',
        9: 'PPPPP-PP--',
      },
    },
  },
}
