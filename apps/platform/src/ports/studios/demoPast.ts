import type { Sql } from '../../core/db/db.ts'
import type { GameMakeup } from './gameStudio.ts'

/** A round that a player of the demo is to have played. */
export interface PastOrder extends GameMakeup {
  readonly game: string
  /** As a launch names him. */
  readonly player: string
  readonly currency: string
  readonly subunits_to_unit: number
  /** The play session it was staked from. */
  readonly session: string
  readonly at: Date
  readonly stakeCents: number
  /** The same name brings the same rounds. */
  readonly name: string
  /** Of a free round: which free spins it is one of. */
  readonly freeId: string | null
}

/**
 * Has a round of the demo's past played by the studio's own engine, so that its player can have it proven like any other.
 * The money is moved by whoever asks, in the same transaction. A stake may have grown by moves (a double).
 */
export type PlayPast = (
  sql: Sql,
  order: PastOrder,
) => Promise<{ readonly roundId: string; readonly stakedCents: number; readonly winCents: number }>
