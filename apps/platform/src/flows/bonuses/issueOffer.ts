import { bonusCents, type Offer, termsOf } from '@apogee/rules/bonuses/offer'
import { type BonusRow, insertBonus, type Strategy } from '../../areas/bonuses/bonusStore.ts'
import type { Tx } from '../../core/db/db.ts'

const dayMs = 86_400_000

export interface Gift {
  /** What gives it, and gives it once. */
  readonly key: string
  readonly playerId: bigint
  readonly strategy: Strategy
  readonly currency: string
  readonly depositCents?: bigint
  readonly offer: Offer
  /** By language; without them the words of the offer. */
  readonly titles?: Readonly<Record<string, string>>
  readonly activateDays: number
  readonly wagerDays: number
  readonly at: Date
}

/** Writes what an offer gives as an issued bonus, once for its key. No money moves until the player activates it. */
export async function issueOffer(tx: Tx, gift: Gift): Promise<BonusRow | null> {
  const { offer, currency, at } = gift
  const [part] = offer.bonuses
  if (part?.type !== 'bonus') return null
  const cents = bonusCents(part, currency, Number(gift.depositCents ?? 0n))
  if (cents <= 0) return null
  const { wager, maxBetCents, maxWinCents } = termsOf(part, currency)
  return insertBonus(tx, {
    key: gift.key,
    player_id: gift.playerId,
    offer_id: offer.id,
    group_key: offer.group_key ?? null,
    strategy: gift.strategy,
    titles: gift.titles ?? { en: part.title },
    currency,
    amount_cents: BigInt(cents),
    wager: String(wager),
    required_cents: BigInt(Math.ceil(cents * wager)),
    max_bet_cents: maxBetCents === null ? null : BigInt(maxBetCents),
    max_win_cents: maxWinCents === null ? null : BigInt(maxWinCents),
    wager_days: gift.wagerDays,
    created_at: at,
    activatable_until: new Date(at.getTime() + gift.activateDays * dayMs),
  })
}
