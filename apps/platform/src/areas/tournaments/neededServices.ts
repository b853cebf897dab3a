import type { Tx } from '../../core/db/db.ts'
import type { Licence } from '../../core/http/handler.ts'

/** Points won in a competition. */
export interface PrizePoints {
  /** Idempotency key. */
  readonly key: string
  readonly playerId: bigint
  /** Title in the history of points, by language. */
  readonly titles: Readonly<Record<string, string>>
  /** Points to spend, and points that count towards the level. */
  readonly chargeable: number
  readonly persistent: number
  readonly at: Date
}

/** A stake of real money. */
interface EarningStake {
  readonly licence: Licence
  readonly currency: string
  /** Minor units. */
  readonly cents: bigint
  /** Of the game. */
  readonly categories: readonly string[]
}

/** Services that areas which depend on this one provide. */
interface NeededServices {
  /** Of loyalty: credits points; false when this key was used before. */
  readonly grantPrizePoints: (tx: Tx, prize: PrizePoints) => Promise<boolean>
  /** Of loyalty: comp points a stake earns, in millionths. */
  readonly pointsEarned: (stake: EarningStake) => bigint
}

declare module '../../core/http/handler.ts' {
  interface Services extends NeededServices {}
}
