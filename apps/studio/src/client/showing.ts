import type { RoundTypes } from '../engines/engine.ts'
import type { PresentedRound } from '../server/present.ts'

/** What a round may ask of the desk while it is shown. */
export interface Course<T extends RoundTypes = RoundTypes> {
  readonly stakeCents: number
  /** The house gave a round that begins in its feature. */
  readonly isFeature: boolean
  /** Autoplay: nobody presses, so cards go by themselves. */
  isAuto(): boolean
  isTurbo(): boolean
  /** Makes the next move and answers the round after it; in a replay, the round as it ended. Throws ApiError when refused. */
  move(round: PresentedRound<T>, move: unknown): Promise<PresentedRound<T>>
  /** What was seen before each move of a round that is over, for showing it again. */
  steps(round: PresentedRound<T>): Promise<readonly T['view'][]>
  /**
   * The next round may begin while this one, which is over, is still shown: what it won stays out of the balance until
   * then. Not there where nothing is played.
   */
  release?(round: PresentedRound<T>): void
}

/** What an engine shows of its rounds; everything about money, bets and errors is the desk's. */
export interface Showing<T extends RoundTypes = RoundTypes> {
  /** The result of the round as text for screen readers, announced before the win. Without it only the win is announced. */
  say?(round: PresentedRound<T>): string
  /** From the press to the end of the round; `begun` is on its way and may take long. Answers the round when it is over. */
  play(begun: Promise<PresentedRound<T>>, course: Course<T>): Promise<PresentedRound<T>>
  /** A round that was left open goes on; without moves there is none. */
  carryOn?(round: PresentedRound<T>, course: Course<T>): Promise<PresentedRound<T>>
  /** A finished round once more. */
  replay(round: PresentedRound<T>, course: Course<T>): Promise<void>
  /** At the opening: as the last finished round left it; null before the first. */
  rest(last: PresentedRound<T> | null): void
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
  endsAutoplay?(round: PresentedRound<T>): boolean
}

/** What the player sees of a round that has been played. */
export function viewOf<V>({ id, view }: { readonly id: string; readonly view: V | null }): V {
  if (view === null) throw new Error(`round ${id} has no view`)
  return view
}
