import { payoutAt } from '../../../engines/crash/flight.ts'
import type { CrashProfile } from '../../../engines/crash/profiles.ts'
import type { TypesOf } from '../../../engines/engine.ts'
import { engine } from '../../../engines/live-crash/engine.ts'
import type { PresentedBets, PresentedOwnBet } from '../../../protocol/live.ts'

type Types = TypesOf<typeof engine>

/**
 * The multiplier an own bet was cashed out at, in hundredths. During the flight only the server knows whether a goal
 * was reached before the end, so its `left` is used; after the end it follows from `peak`.
 */
export function leftOf(profile: CrashProfile, own: PresentedOwnBet<Types>, peak: number | null): number | null {
  const { bet, moves } = own
  if (peak !== null)
    return engine.live?.leftWith?.(profile, { bet, moves }, { view: { goal: null, left: null, peak } }) ?? null
  const [move] = moves
  return own.left ?? (move?.kind === 'cash_out' ? move.hundredths : null)
}

/** The payout of a bet at a multiplier, rounded down as in the engine. */
export const paidAt = (stakeCents: number, hundredths: number): number => payoutAt(stakeCents, hundredths)

/** Updates all bets of the flight with those that have just cashed out. */
export function withLeft(bets: PresentedBets, left: PresentedBets['list']): PresentedBets {
  const times = new Map(left.map(({ id, left }) => [id, left]))
  const won = left.reduce((sum, { units, left }) => sum + (units * (left ?? 0)) / 100, 0)
  return {
    ...bets,
    left: bets.left + left.length,
    won: Math.round(bets.won + won),
    list: bets.list.map((bet) => ({ ...bet, left: times.get(bet.id) ?? bet.left })),
  }
}
