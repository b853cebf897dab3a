import { requirementOf } from '@apogee/rules/money/hundredths'
import type { Tx } from '../../core/db/db.ts'
import { announceBonuses, announceFreespins, type PublishNeeds } from './bonusMessages.ts'
import { type BonusRow, insertBonus } from './bonusStore.ts'
import type { FreespinsRow } from './freespins/freespinsStore.ts'
import { issueFreeSpins } from './freespins/issueFreeSpins.ts'

const dayMs = 86_400_000

/** A gift from the points shop, a level or a box, with its terms. Amounts are minor units of the wallet it credits. */
export interface Prize {
  /** Key of the event that grants it; each key grants once. */
  readonly key: string
  readonly playerId: bigint
  readonly offerId: string
  readonly groupKey: string
  /** By language. */
  readonly titles: Readonly<Record<string, string>>
  readonly currency: string
  readonly wager: number
  readonly maxBetCents: number | null
  readonly maxWinCents: number | null
  readonly activateDays: number
  readonly wagerDays: number
  readonly at: Date
}

const orNull = (cents: number | null): bigint | null => (cents === null ? null : BigInt(cents))

/** Grants bonus money, which waits among the gifts; null when this key has already granted it. */
export async function grantBonusPrize(
  needs: PublishNeeds,
  tx: Tx,
  prize: Prize,
  cents: bigint,
): Promise<Pick<BonusRow, 'id'> | null> {
  const bonus = await insertBonus(tx, {
    key: prize.key,
    player_id: prize.playerId,
    offer_id: prize.offerId,
    group_key: prize.groupKey,
    strategy: 'prize',
    titles: prize.titles,
    currency: prize.currency,
    amount_cents: cents,
    wager: String(prize.wager),
    required_cents: requirementOf(cents, prize.wager),
    max_bet_cents: orNull(prize.maxBetCents),
    max_win_cents: orNull(prize.maxWinCents),
    games: null,
    wager_days: prize.wagerDays,
    created_at: prize.at,
    activatable_until: new Date(prize.at.getTime() + prize.activateDays * dayMs),
  })
  if (bonus) await announceBonuses(needs, tx, [bonus])
  return bonus
}

export interface PrizeSpins {
  readonly count: number
  /** Identifiers of slots; the spins may be played in any of them. */
  readonly games: readonly string[]
  readonly betLevel: number
  /** Value of each spin. */
  readonly stakeCents: number
  readonly playDays: number
}

/** Grants free spins, which wait among the gifts; null when this key has already granted them. */
export async function grantSpinsPrize(
  needs: PublishNeeds,
  tx: Tx,
  prize: Prize,
  spins: PrizeSpins,
): Promise<Pick<FreespinsRow, 'id'> | null> {
  const given = await issueFreeSpins(tx, { ...prize, ...spins, strategy: 'prize', maxPayoutCents: null })
  if (given) await announceFreespins(needs, tx, [given])
  return given
}
