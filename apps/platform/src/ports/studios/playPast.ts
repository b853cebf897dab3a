import type { Sql } from '../../core/db/db.ts'
import type { GameMakeup } from './gameStudio.ts'

/** A round that a demo player is supposed to have played. */
interface PastOrder extends GameMakeup {
  readonly game: string
  /** The player's reference, as used in a launch. */
  readonly player: string
  readonly currency: string
  readonly subunits_to_unit: number
  /** The play session it was staked from. */
  readonly session: string
  readonly at: Date
  readonly stakeCents: number
  /** The same name gives the same rounds. */
  readonly name: string
  /** For a free round: which of the free spins it is. */
  readonly freeId: string | null
}

/**
 * Has the studio's own engine play a past round of the demo, so that its player can verify it like any other. The
 * caller moves the money, in the same transaction. A stake may have grown during the round (a double).
 */
export type PlayPast = (
  sql: Sql,
  order: PastOrder,
) => Promise<{ readonly roundId: string; readonly stakedCents: number; readonly winCents: number }>
