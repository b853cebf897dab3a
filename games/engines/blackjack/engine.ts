import type { Engine } from '../engine.ts'
import { itemAt } from '../itemAt.ts'
import {
  type BlackjackBet,
  type BlackjackMove,
  type BlackjackView,
  MOVES,
  offersOf,
  playBlackjack,
  raiseOf,
  SEATS,
  stakedOf,
  viewOf,
  wonOf,
} from './play.ts'
import { BLACKJACK_PROFILES, type BlackjackProfile } from './profiles.ts'

/** The limits of a table in money: `unit` is the lowest stake of the currency in its minor units. */
export function seatLimits(profile: BlackjackProfile, unit: number) {
  const chips = profile.chips.map((chip) => chip * unit)
  return { unit, chips, min: itemAt(chips, 0), max: profile.mostSeat * unit } // a profile has chips
}

function readBet(
  input: unknown,
  { profile, stakes }: { profile: BlackjackProfile; stakes: readonly number[] },
): { stakeCents: number; bet: BlackjackBet } | null {
  if (typeof input !== 'object' || input === null || !('seats' in input) || !Array.isArray(input.seats)) return null
  const { unit, min, max } = seatLimits(profile, itemAt(stakes, 0)) // every currency has stakes
  const isStake = (cents: unknown): cents is number =>
    cents === 0 || (typeof cents === 'number' && cents % unit === 0 && cents >= min && cents <= max)
  const seats: unknown[] = input.seats
  if (seats.length !== SEATS || !seats.every(isStake)) return null
  const stakeCents = seats.reduce((sum, cents) => sum + cents, 0)
  return stakeCents > 0 ? { stakeCents, bet: { seats } } : null
}

/** Split, both hands doubled and won: eight stakes a seat. */
const MAX_TIMES = 8

/** Blackjack at up to three seats. */
export const engine: Engine<BlackjackProfile, BlackjackBet, BlackjackMove, BlackjackView> = {
  id: 'blackjack',
  profiles: BLACKJACK_PROFILES,
  hitMeaning: 'hand',
  readBet,
  maxWin: (profile, stakes) => {
    const { max } = seatLimits(profile, itemAt(stakes, 0)) // every currency has stakes
    return SEATS * max * MAX_TIMES
  },
  maxTimes: () => MAX_TIMES,
  minBet: ({ chips }, unit) => itemAt(chips, 0) * unit, // a profile has chips
  play: async (profile, bet, moves, draws) => {
    const table = await playBlackjack(profile, bet, moves, draws)
    const view = viewOf(table)
    const winCents = table.isOver ? wonOf(view) : 0
    return { view, offers: offersOf(table), isOver: table.isOver, stakedCents: stakedOf(table), winCents }
  },
  admit: (input, { played }) => MOVES.find((move) => move === input && played.offers.includes(move)) ?? null,
  raiseOf,
  // A player who left takes no further risk.
  defaultMove: ({ offers }) => (offers.includes('decline') ? 'decline' : 'stand'),
}
