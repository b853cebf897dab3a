import type { PresentedRound } from '../server/present.ts'

/** What a round may ask of the desk while it is shown. */
export interface Course {
  readonly stakeCents: number
  /** The house gave a round that begins in its feature. */
  readonly isFeature: boolean
  /** Autoplay: nobody presses, so cards go by themselves. */
  isAuto(): boolean
  isTurbo(): boolean
  /** Makes the next move and answers the round after it; in a replay, the round as it ended. Throws ApiError when refused. */
  move(round: PresentedRound, move: unknown): Promise<PresentedRound>
  /** What was seen before each move of a round that is over, for showing it again. */
  steps(round: PresentedRound): Promise<readonly unknown[]>
  /**
   * The next round may begin while this one, which is over, is still shown: what it won stays out of the balance until
   * then. Not there where nothing is played.
   */
  release?(round: PresentedRound): void
}

/** What an engine shows of its rounds; everything about money, bets and errors is the desk's. */
export interface Showing {
  /** The result of the round as text for screen readers, announced before the win. Without it only the win is announced. */
  say?(round: PresentedRound): string
  /** From the press to the end of the round; `begun` is on its way and may take long. Answers the round when it is over. */
  play(begun: Promise<PresentedRound>, course: Course): Promise<PresentedRound>
  /** A round that was left open goes on; without moves there is none. */
  carryOn?(round: PresentedRound, course: Course): Promise<PresentedRound>
  /** A finished round once more. */
  replay(round: PresentedRound, course: Course): Promise<void>
  /** At the opening: as the last finished round left it; null before the first. */
  rest(last: PresentedRound | null): void
  /** A round came to nothing: back to rest. */
  reset(): void
  /** The big button while a round is on. */
  hurry(): void
  /** The stake has changed, or whether it can be changed. */
  stakeChanged?(stakeCents: number): void
  /** What is bet besides the stake. */
  bet?(): unknown
  /** Whether a round can begin as things are; true without it. */
  isReady?(): boolean
  /** The stake is the sum of chips: autoplay bets them as they lie. */
  readonly hasChips?: true
  /** Rounds may bring free games, which end autoplay. */
  readonly hasFreeGames?: true
  /** What autoplay asks besides; what was answered is the engine's own to read. */
  asksAutoplay?(): HTMLElement
  /** Whether autoplay stops after such a round; without it, after every round that had moves. */
  endsAutoplay?(round: PresentedRound): boolean
}
