import type { Feature } from '@apogee/contract/bonuses'
import type { Tx } from '../../../core/db/db.ts'
import type { Strategy } from '../bonusStore.ts'
import { type FreespinsRow, insertFreespins } from './freespinsStore.ts'

const dayMs = 86_400_000

export interface SpinsGift {
  /** Key of the event that grants them; each key grants once. */
  readonly key: string
  readonly playerId: bigint
  readonly strategy: Strategy
  readonly offerId: string
  readonly groupKey: string | null
  /** By language. */
  readonly titles: Readonly<Record<string, string>>
  readonly currency: string
  readonly count: number
  /** Identifiers of slots, from one studio or several: the spins may be played in any of them. */
  readonly games: readonly string[]
  readonly betLevel: number
  /** Value of each spin in minor units: `spinStake` of the currency and bet level. */
  readonly stakeCents: number
  /** Wagering of the winnings: 0 makes them real money at once. */
  readonly wager: number
  /** Maximum payout, and the limits of the bonus that pays the winnings; minor units. */
  readonly maxPayoutCents: number | null
  readonly maxBetCents: number | null
  readonly maxWinCents: number | null
  readonly activateDays: number
  readonly playDays: number
  readonly wagerDays: number
  /** The feature each spin begins in; without it they are ordinary spins. */
  readonly feature?: Feature | null
  readonly at: Date
}

const orNull = (cents: number | null): bigint | null => (cents === null ? null : BigInt(cents))

/**
 * Grants free spins, once per key; null when they were granted before. The caller publishes them (`announceFreespins`).
 */
export const issueFreeSpins = (tx: Tx, gift: SpinsGift): Promise<FreespinsRow | null> =>
  insertFreespins(tx, {
    key: gift.key,
    player_id: gift.playerId,
    strategy: gift.strategy,
    currency: gift.currency,
    offer_id: gift.offerId,
    group_key: gift.groupKey,
    titles: gift.titles,
    total: gift.count,
    games: [...gift.games],
    bet_level: gift.betLevel,
    stake_cents: BigInt(gift.stakeCents),
    wager: String(gift.wager),
    most_cents: orNull(gift.maxPayoutCents),
    max_bet_cents: orNull(gift.maxBetCents),
    max_win_cents: orNull(gift.maxWinCents),
    activate_days: gift.activateDays,
    play_days: gift.playDays,
    wager_days: gift.wagerDays,
    feature: gift.feature ?? null,
    created_at: gift.at,
    activatable_until: new Date(gift.at.getTime() + gift.activateDays * dayMs),
  })
