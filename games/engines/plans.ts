import type { BlackjackView } from './blackjack/play.ts'
import type { BlackjackProfile } from './blackjack/profiles.ts'
import { advise } from './blackjack/strategy.ts'
import type { EngineId, EngineProfile, Played } from './engine.ts'
import type { MinesView } from './mines/engine.ts'
import { type MinesProfile, stepsOf } from './mines/profiles.ts'
import type { PlinkoProfile } from './plinko/boards.ts'

/** An automatic strategy that plays a game without a player. */
export interface Plan {
  readonly stakeCents: number
  readonly bet: unknown
  /** Returns the next move; called while the round is open. */
  move(played: Played<unknown>): unknown
}

type MakePlan = (profile: EngineProfile, stakeCents: number) => Plan

/** Number of safe tiles after which a field of mines is cashed out. */
export const PICKS = 3

const slot: MakePlan = (_, stakeCents) => ({ stakeCents, bet: { stakeCents }, move: () => 'rest' })
/** For every single-player engine. */
const PLANS: Readonly<Partial<Record<EngineId, MakePlan>>> = {
  lines: slot,
  ways: slot,
  hold: slot,
  roulette: (_, stakeCents) => ({ stakeCents, bet: { chips: [{ spot: 'red', cents: stakeCents }] }, move: () => null }),
  // One seat, by the table's basic strategy.
  blackjack: (profile, stakeCents) => ({
    stakeCents,
    bet: { seats: [0, stakeCents, 0] },
    move: ({ view, offers }) => {
      const { seats, turn, dealer } = view as BlackjackView
      const hand = seats.find(({ seat }) => seat === turn?.seat)?.hands[turn?.hand ?? 0]
      const [up] = dealer.cards
      if (!hand || up === undefined) throw new Error('there is no hand to play')
      return advise(profile as BlackjackProfile, hand, up, offers)
    },
  }),
  plinko: (profile, stakeCents) => ({
    stakeCents,
    bet: { stakeCents, ...(profile as PlinkoProfile).opening },
    move: () => null,
  }),
  // A few safe tiles, then cash out.
  mines: (profile, stakeCents) => {
    const { opening } = profile as MinesProfile
    const picks = Math.min(PICKS, stepsOf(profile as MinesProfile, opening).length)
    return {
      stakeCents,
      bet: { stakeCents, mines: opening, rounding: 'drawn' },
      move: ({ view }) => {
        const { revealed } = view as MinesView
        return revealed.length < picks ? { kind: 'reveal', tile: revealed.length * 7 } : { kind: 'cash_out' }
      },
    }
  },
  // Auto cash-out at twice the stake, without a player.
  crash: (_, stakeCents) => ({
    stakeCents,
    bet: { stakeCents, goal: 200, rounding: 'drawn' },
    move: () => ({ kind: 'land' }),
  }),
}

/** The plan of a game: compares its figures with real play, and generates the history of a demo. */
export function planOf(engine: EngineId, profile: EngineProfile, stakeCents: number): Plan {
  const make = PLANS[engine]
  if (!make) throw new Error(`no plan for ${engine}`)
  return make(profile, stakeCents)
}
