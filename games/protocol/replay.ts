import type { PresentedRound } from './round.ts'
import type { PresentedState } from './state.ts'

/** The content of a replay: recalculated from the seeds, never read from the recorded outcome. */
export interface PresentedReplay {
  readonly state: PresentedState
  readonly round: PresentedRound
  /** The view before each of the player's moves. */
  readonly views: readonly unknown[]
  /** Whether the seeds give the recorded and paid outcome. */
  readonly agrees: boolean
}
