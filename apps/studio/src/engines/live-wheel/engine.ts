import type { Engine, LiveBet } from '../engine.ts'
import { playWheel, readBet, sumOf, type WheelView } from './play.ts'
import { WHEEL_PROFILES, type WheelProfile } from './profiles.ts'

/** A money wheel for everyone at a table: bets on what it will stop at, multipliers that spin it again. */
export const engine: Engine<WheelProfile, LiveBet, never, WheelView> = {
  id: 'live-wheel',
  profiles: WHEEL_PROFILES,
  readBet,
  play: async (profile, bet, _moves, draws) => {
    const view = await playWheel(profile, bet, draws)
    const winCents = view.wins.reduce((sum, { cents }) => sum + cents, 0)
    return { view, offers: [], isOver: true, stakedCents: sumOf(bet), winCents }
  },
  live: {
    times: { bettingMs: 15_000, closingMs: 2000, spinMs: 9000, resultMs: 5500 },
    outcome: async (profile, draws) => {
      const view = await playWheel(profile, { chips: [] }, draws)
      const mark = view.times > 1 ? `${view.spot}x${view.times}` : view.spot
      return { view, spins: view.stops.length, mark }
    },
  },
}
