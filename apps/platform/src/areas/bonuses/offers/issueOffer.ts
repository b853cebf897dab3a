import { bonusCents, type Offer, type OfferPart, spinsOf, termsOf } from '@apogee/rules/bonuses/offer'
import { requirementOf } from '@apogee/rules/money/hundredths'
import type { Tx } from '../../../core/db/db.ts'
import { type BonusRow, insertBonus, type Strategy } from '../bonusStore.ts'
import type { FreespinsRow } from '../freespins/freespinsStore.ts'
import { issueFreeSpins } from '../freespins/issueFreeSpins.ts'

const dayMs = 86_400_000

export interface Gift {
  /** Key of the event that grants it; each key grants once. */
  readonly key: string
  readonly playerId: bigint
  readonly strategy: Strategy
  readonly currency: string
  readonly depositCents?: bigint
  /** The amount in minor units, for an offer without an amount (cashback). */
  readonly cents?: bigint
  readonly offer: Offer
  /** By language; without them, the titles of the offer. */
  readonly titles?: Readonly<Record<string, string>>
  readonly activateDays: number
  readonly wagerDays: number
  readonly at: Date
}

export interface Grant {
  readonly bonus: BonusRow | null
  readonly freespins: FreespinsRow | null
}

export const isGranted = ({ bonus, freespins }: Grant): boolean => bonus !== null || freespins !== null

/** Issues the gifts of an offer, once per key. No money moves until the player activates them. */
export async function issueOffer(tx: Tx, gift: Gift): Promise<Grant> {
  const { bonuses } = gift.offer
  const money = bonuses.find(({ type }) => type === 'bonus')
  const spins = bonuses.find(({ type }) => type === 'freespins')
  return {
    bonus: money ? await issueMoney(tx, gift, money) : null,
    freespins: spins ? await issueSpins(tx, gift, spins) : null,
  }
}

async function issueMoney(tx: Tx, gift: Gift, part: OfferPart): Promise<BonusRow | null> {
  const { offer, currency, at } = gift
  const cents = gift.cents ?? BigInt(bonusCents(part, currency, Number(gift.depositCents ?? 0n)))
  if (cents <= 0n) return null
  const { wager, maxBetCents, maxWinCents, wagerGames } = termsOf(part, currency)
  return insertBonus(tx, {
    key: gift.key,
    player_id: gift.playerId,
    offer_id: offer.id,
    group_key: offer.group_key ?? null,
    strategy: gift.strategy,
    titles: gift.titles ?? { en: part.title },
    currency,
    amount_cents: cents,
    wager: String(wager),
    required_cents: requirementOf(cents, wager),
    max_bet_cents: maxBetCents === null ? null : BigInt(maxBetCents),
    max_win_cents: maxWinCents === null ? null : BigInt(maxWinCents),
    games: wagerGames && [...wagerGames],
    wager_days: gift.wagerDays,
    created_at: at,
    activatable_until: new Date(at.getTime() + gift.activateDays * dayMs),
  })
}

async function issueSpins(tx: Tx, gift: Gift, part: OfferPart): Promise<FreespinsRow | null> {
  const { key, playerId, strategy, currency, offer, activateDays, wagerDays, at } = gift
  const spins = spinsOf(part, currency)
  if (!spins) return null
  return issueFreeSpins(tx, {
    key,
    playerId,
    strategy,
    currency,
    offerId: offer.id,
    groupKey: offer.group_key ?? null,
    titles: gift.titles ?? { en: part.title },
    activateDays,
    wagerDays,
    at,
    ...spins,
    ...termsOf(part, currency),
  })
}
