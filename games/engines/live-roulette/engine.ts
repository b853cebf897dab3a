import type { Engine } from '../engine.ts'
import { mergeBets, mergeChips } from '../mergeChips.ts'
import { limitsOf, type RouletteBet, readBet, totalOf } from '../roulette/bet.ts'
import { maxTimesOf, maxWinOf, maxWinOfBet, playRoulette, type RouletteView } from '../roulette/play.ts'
import type { RouletteProfile } from '../roulette/profiles.ts'
import { colourOf } from '../roulette/wheel.ts'
import { shownBall } from './landing.ts'
import { LIVE_ROULETTE_PROFILES } from './liveRouletteProfiles.ts'

/** From the throw of the ball to its number. */
export const BALL_MS = 11_000

/** Roulette at a shared table: one ball, one number, separate chips for each player. */
export const engine: Engine<RouletteProfile, RouletteBet, never, RouletteView> = {
  id: 'live-roulette',
  profiles: LIVE_ROULETTE_PROFILES,
  readBet,
  maxWin: maxWinOf,
  maxTimes: maxTimesOf,
  hitMeaning: 'even_chance',
  play: async (profile, bet, _moves, draws) => {
    const view = await playRoulette(profile, bet, draws)
    const winCents = view.wins.reduce((sum, { cents }) => sum + cents, 0)
    return { view, offers: [], isOver: true, stakedCents: totalOf(bet.chips), winCents }
  },
  live: {
    times: { bettingMs: 18_000, closingMs: 2000, resultMs: 6000 },
    outcome: async (profile, draws) => {
      const view = await playRoulette(profile, { chips: [] }, draws)
      return { view, lastsMs: BALL_MS, mark: String(view.spins[0]) }
    },
    shown: shownBall,
    allows: mergeChips(readBet),
    exposure: maxWinOfBet,
    merge: mergeBets,
    minBet: (profile, unit) => limitsOf(profile, unit).min,
    face: (_profile, mark) => ({ text: mark, tone: colourOf(Number(mark)) }),
  },
}
