import type { RoundTypes } from '../../engines/engine.ts'
import type { PresentedRound } from '../../protocol/round.ts'

/** The round controller's functions for a round while an engine shows it. */
export interface Course<T extends RoundTypes = RoundTypes> {
  readonly stakeCents: number
  /** A granted round that begins in its feature. */
  readonly isFeature: boolean
  /** Autoplay is running: cards that wait for a press continue automatically. */
  isAuto(): boolean
  isTurbo(): boolean
  /**
   * Makes the next move and returns the round after it; in a replay, the finished round. Throws ApiError when rejected.
   */
  move(round: PresentedRound<T>, move: unknown): Promise<PresentedRound<T>>
  /** The view before each move of a finished round, for replays. */
  steps(round: PresentedRound<T>): Promise<readonly T['view'][]>
  /**
   * Lets the next round begin while this finished one is still shown; its win stays out of the balance until then.
   * Missing in replays.
   */
  release?(round: PresentedRound<T>): void
}

/** The display of an engine's rounds; the round controller handles money, bets and errors. */
export interface GameView<T extends RoundTypes = RoundTypes> {
  /** The result of the round as text for screen readers, announced before the win. Without it only the win is announced. */
  announcement?(round: PresentedRound<T>): string
  /** From the press to the end of the round; `begun` is loading and may take long. Returns the finished round. */
  play(begun: Promise<PresentedRound<T>>, course: Course<T>): Promise<PresentedRound<T>>
  /** Resumes an open round; not needed in games without moves. */
  resume?(round: PresentedRound<T>, course: Course<T>): Promise<PresentedRound<T>>
  /** Replays a finished round. */
  replay(round: PresentedRound<T>, course: Course<T>): Promise<void>
  /** On opening: displays the state after the last finished round; null before the first. */
  showLast(last: PresentedRound<T> | null): void
  /** A round failed: back to the idle state. */
  reset(): void
  /** The big button was pressed while a round runs. */
  hurry(): void
  /**
   * That press is a move of the player, such as a cash-out, which licences without a stop button allow too. A replay has
   * none.
   */
  readonly isPressMove?: true
  /** The stake has changed, or whether it can be changed. */
  stakeChanged?(stakeCents: number): void
  /** The parameters of a bet in addition to the stake. */
  bet?(): unknown
  /** Whether a round can begin now; defaults to true. */
  isReady?(): boolean
  /** The stake is the sum of chips: autoplay bets them unchanged. */
  readonly hasChips?: true
  /** Rounds can contain free games, which end autoplay. */
  readonly hasFreeGames?: true
  /** Additional inputs of the autoplay dialog; the engine reads their values itself. */
  autoplayInputs?(): HTMLElement
  /** Whether autoplay stops after such a round; by default after every round with moves. */
  endsAutoplay?(round: PresentedRound<T>): boolean
}

/** The view of a played round. */
export function viewOf<V>({ id, view }: { readonly id: string; readonly view: V | null }): V {
  if (view === null) throw new Error(`round ${id} has no view`)
  return view
}
