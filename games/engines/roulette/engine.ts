import type { Engine } from '../engine.ts'
import { itemAt } from '../itemAt.ts'
import { type RouletteBet, readBet, totalOf } from './bet.ts'
import { maxTimesOf, maxWinOf, playRoulette, type RouletteView } from './play.ts'
import { ROULETTE_PROFILES, type RouletteProfile } from './profiles.ts'

/** European roulette: one zero, one spin per round. */
export const engine: Engine<RouletteProfile, RouletteBet, never, RouletteView> = {
  id: 'roulette',
  profiles: ROULETTE_PROFILES,
  readBet,
  maxWin: maxWinOf,
  maxTimes: maxTimesOf,
  hitMeaning: 'even_chance',
  minBet: ({ chips }, unit) => itemAt(chips, 0) * unit, // a profile has chips
  play: async (profile, bet, _moves, draws) => {
    const view = await playRoulette(profile, bet, draws)
    const winCents = view.wins.reduce((sum, { cents }) => sum + cents, 0)
    return { view, offers: [], isOver: true, stakedCents: totalOf(bet.chips), winCents }
  },
}
