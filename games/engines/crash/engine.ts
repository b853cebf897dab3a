import type { Engine, Played } from '../engine.ts'
import { highestStake } from '../exposure.ts'
import { isRecord } from '../isRecord.ts'
import { drawRounding, type Rounded } from '../rounding.ts'
import { isStake } from '../stake.ts'
import { DRAWS, hundredthsAt, LOWEST_GOAL, PAYOUT_PARTS, payoutAt, peakOf, timeOf } from './flight.ts'
import { type CrashProfile, PROFILES } from './profiles.ts'

export interface CrashBet extends Rounded {
  readonly stakeCents: number
  /** Auto cash-out at so many hundredths; null: only by the player's press. */
  readonly goal: number | null
}

/** `cash_out` carries the multiplier at the server's time; `land` records that the flight has ended without it. */
export type CrashMove = { readonly kind: 'cash_out'; readonly hundredths: number } | { readonly kind: 'land' }

export interface CrashView {
  readonly goal: number | null
  /** The multiplier the player cashed out at, in hundredths; null during the flight and after a loss. */
  readonly left: number | null
  /** The flight's last multiplier; revealed when the round has ended. Below 100 it never left the ground. */
  readonly peak: number | null
}

export const engine: Engine<CrashProfile, CrashBet, CrashMove, CrashView> = {
  id: 'crash',
  profiles: PROFILES,
  hitMeaning: 'twice',
  readBet: (input, { profile, stakeCents, stakes }) => {
    const goal = isRecord(input) ? (input['goal'] ?? null) : undefined
    if (goal === undefined || !isStake(stakeCents, stakes, profile)) return null
    if (goal === null) return { stakeCents, bet: { stakeCents, goal, rounding: 'drawn' } }
    const isGoal = typeof goal === 'number' && Number.isInteger(goal) && goal >= LOWEST_GOAL && goal <= profile.highest
    return isGoal ? { stakeCents, bet: { stakeCents, goal, rounding: 'drawn' } } : null
  },
  play: async (profile, bet, moves, draws) => {
    const peak = peakOf(profile, await draws.below(DRAWS))
    return fly(profile, bet, moves[0], { peak, rounding: await drawRounding(bet, PAYOUT_PARTS, draws) })
  },
  // A press that reaches the server after the end is too late: it is recorded as `land`.
  admit: (input, { profile, played, elapsedMs }) => {
    if (!isRecord(input) || input['kind'] !== 'cash_out') return null
    if (elapsedMs >= (played.endsAfterMs ?? 0)) return { kind: 'land' }
    return { kind: 'cash_out', hundredths: hundredthsAt(profile, elapsedMs) }
  },
  defaultMove: () => ({ kind: 'land' }),
  maxWin: ({ highest }, stakes) => (highestStake(stakes) * highest) / 100,
  maxTimes: ({ highest }) => highest / 100,
}

function fly(
  profile: CrashProfile,
  { stakeCents, goal }: CrashBet,
  move: CrashMove | undefined,
  { peak, rounding }: { readonly peak: number; readonly rounding: number },
): Played<CrashView> {
  // A flight that reaches the maximum is cashed out there.
  const exit = Math.min(goal ?? profile.highest, profile.highest)
  if (!move) {
    const endsAfterMs = timeOf(profile, Math.min(exit, peak + 1))
    const view = { goal, left: null, peak: null }
    return { view, offers: ['cash_out'], isOver: false, stakedCents: stakeCents, winCents: 0, endsAfterMs }
  }
  const requested = move.kind === 'cash_out' ? Math.min(move.hundredths, exit) : exit
  const left = requested <= peak ? requested : null
  const winCents = payoutAt(stakeCents, left ?? 0, rounding)
  return { view: { goal, left, peak }, offers: [], isOver: true, stakedCents: stakeCents, winCents }
}
