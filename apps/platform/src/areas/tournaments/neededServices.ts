import type { Tx } from '../../core/db/db.ts'
import type { Licence } from '../../core/http/handler.ts'

/** Points won in a competition. */
export interface PrizePoints {
  /** Key of the event that gives them; each key gives once. */
  readonly key: string
  readonly playerId: bigint
  /** What the history of points calls them, by language. */
  readonly titles: Readonly<Record<string, string>>
  /** In points: to spend, and for the level. */
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

/** What competitions need of areas that build on them. */
interface NeededServices {
  /** Of loyalty: credits points that were won; false when this key has given them before. */
  readonly grantPrizePoints: (tx: Tx, prize: PrizePoints) => Promise<boolean>
  /** Of loyalty: comp points a stake earns, in millionths. */
  readonly pointsEarned: (stake: EarningStake) => bigint
}

declare module '../../core/http/handler.ts' {
  interface Services extends NeededServices {}
}
