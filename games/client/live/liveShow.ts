import type { RoundTypes } from '../../engines/engine.ts'
import type { PresentedBet, PresentedCrowd, PresentedLiveRound, PresentedOwnBet } from '../../protocol/live.ts'

/** The display of a live engine; the round controller handles the clock, the money and the texts of the round. */
export interface LiveShow<T extends RoundTypes = RoundTypes> {
  /** The bet that confirming would place now; null: no bet. */
  order(): { readonly stakeCents: number; readonly bet: unknown } | null
  /** The bets of the last round, which a press without new chips lays and confirms again; null: none. */
  repeat?(): { readonly cents: number; lay(): void } | null
  /** The stake is always set (a chosen amount, not chips on a table). */
  readonly hasStake?: true
  /** The order was confirmed and is among the player's own bets now. */
  orderConfirmed(): void
  /** Whether bets can be made, and the player's own bets of this round. */
  open(isOpen: boolean, own: readonly PresentedOwnBet<T>[]): void
  /** A round begins with an empty table. */
  begin(): void
  /** Animates the wheel or flight until the result's time; a late visitor sees only the rest of it. */
  spin(round: PresentedLiveRound<T>, now: () => number): void
  /** More of the outcome, before the result: the wheel slows down to it. */
  reveal?(round: PresentedLiveRound<T>): void
  /** The outcome and the results of the own bets; called again until all of them are settled. */
  result(round: PresentedLiveRound<T>, own: readonly PresentedOwnBet<T>[]): void
  history(marks: readonly string[]): void
  crowd(crowd: PresentedCrowd): void
  /** Whether any player's chips won; only for tables with a host who celebrates it. */
  hasWinner?(round: PresentedLiveRound<T>): boolean
  /** The outcome as text. */
  announcement(round: PresentedLiveRound<T>): string
  /** Bets cashed out while the round runs, each reported once. */
  left?(bets: readonly PresentedBet[]): void
  /** The action of the big button while the round runs; null: none. The show sets its label and highlight. */
  act?(): (() => void) | null
  /** The show presents and celebrates wins itself, as they happen. */
  readonly showsOwnWins?: true
}
