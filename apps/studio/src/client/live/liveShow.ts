import type { RoundTypes } from '../../engines/engine.ts'
import type { PresentedCrowd, PresentedLiveRound, PresentedOwnBet } from '../../server/live/present.ts'
import type { PresentedBet } from '../../server/live/shownBets.ts'

/** What a live engine shows; the clock, the money and the words of the round are the desk's. */
export interface LiveShow<T extends RoundTypes = RoundTypes> {
  /** What confirming would bet now; null: nothing. */
  order(): { readonly stakeCents: number; readonly bet: unknown } | null
  /** That is always there: a stake that is chosen, not chips that lie on a table. */
  readonly hasStake?: true
  /** It was confirmed, and is among the player's own bets now. */
  taken(): void
  /** Whether bets can be made, and the player's own of this round. */
  open(isOpen: boolean, own: readonly PresentedOwnBet<T>[]): void
  /** A round begins with an empty table. */
  begin(): void
  /** The wheel turns until the result's time, or whatever runs; a late visitor sees the rest of it. */
  spin(round: PresentedLiveRound<T>, now: () => number): void
  /** More of the outcome, before the result: the wheel slows down to it. */
  reveal?(round: PresentedLiveRound<T>): void
  /** The outcome, and what of the own bets won; told again until all of them are settled. */
  result(round: PresentedLiveRound<T>, own: readonly PresentedOwnBet<T>[]): void
  history(marks: readonly string[]): void
  crowd(crowd: PresentedCrowd): void
  /** Whether anybody's chips won; where a host stands who is glad of it. */
  hasWinner?(round: PresentedLiveRound<T>): boolean
  /** The outcome in words. */
  say(round: PresentedLiveRound<T>): string
  /** Bets that leave while the round runs, each told once. */
  left?(bets: readonly PresentedBet[]): void
  /** What the big button does while the round runs; null: nothing. The show names it and lights it up. */
  act?(): (() => void) | null
  /** It tells of wins and cheers them itself, as they come. */
  readonly cheers?: true
}
