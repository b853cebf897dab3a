import { type CrashBet, type CrashMove, type CrashView, engine as crash } from '../crash/engine.ts'
import { DRAWS, hundredthsAt, peakOf, timeOf } from '../crash/flight.ts'
import type { CrashProfile } from '../crash/profiles.ts'
import type { Engine, LiveMoment, MarkFace } from '../engine.ts'
import { highestStake } from '../exposure.ts'
import { LIVE_CRASH_PROFILES } from './liveCrashProfiles.ts'

/** Max number of a player's bets on one flight. */
export const MAX_BETS = 2

/** One shared flight per table: each bet leaves with its own multiplier or is lost at the end. */
export const engine: Engine<CrashProfile, CrashBet, CrashMove, CrashView> = {
  ...crash,
  id: 'live-crash',
  profiles: LIVE_CRASH_PROFILES,
  live: {
    times: { bettingMs: 12_000, closingMs: 2000, leadMs: 700, resultMs: 4500 },
    outcome: async (profile, draws) => {
      const peak = peakOf(profile, await draws.below(DRAWS))
      return { view: { goal: null, left: null, peak }, lastsMs: lastsMs(profile, peak), mark: String(peak) }
    },
    // The bets together are limited to the max stake of one bet, so that no player wins more than one bet could.
    allows: (bets, { stakes }) =>
      bets.length <= MAX_BETS && bets.reduce((sum, { stakeCents }) => sum + stakeCents, 0) <= highestStake(stakes),
    exposure: ({ highest }, { stakeCents, goal }) => Math.ceil((stakeCents * Math.min(goal ?? highest, highest)) / 100),
    minBet: (_profile, unit) => unit,
    face: (_profile, mark) => faceOf(Number(mark)),
    leftWith,
  },
}

/** Duration of a flight: it ends when it would pass its peak, or at the maximum. */
export const lastsMs = (profile: CrashProfile, peak: number) => timeOf(profile, Math.min(peak + 1, profile.highest))

/**
 * The multiplier a bet has left with: by its player's press, or by its goal or the maximum once that is reached. After
 * the end the peak decides, as in `play`, because at great heights a millisecond is many hundredths.
 */
function leftWith(
  profile: CrashProfile,
  { bet, moves }: { readonly bet: CrashBet; readonly moves: readonly CrashMove[] },
  at: LiveMoment<CrashView>,
): number | null {
  const exit = Math.min(bet.goal ?? profile.highest, profile.highest)
  const [move] = moves
  const requested = move?.kind === 'cash_out' ? Math.min(move.hundredths, exit) : exit
  const reached = 'view' in at ? (at.view.peak ?? 0) : hundredthsAt(profile, at.elapsedMs)
  return requested <= reached ? requested : null
}

/** Coloured by twice and ten times the stake, like the game's own list of flights. */
function faceOf(peak: number): MarkFace {
  const tone = peak < 200 ? 'blue' : peak < 1000 ? 'amber' : 'pink'
  return { text: `${(Math.max(100, peak) / 100).toFixed(2)}×`, tone }
}
