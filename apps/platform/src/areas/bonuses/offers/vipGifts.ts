import { hasAmountsIn, termsOf } from '@apogee/rules/bonuses/offer'
import type { VipStatus } from '@apogee/rules/vip/statuses'
import { titleIn } from '../../../core/content/titleIn.ts'
import type { Tx } from '../../../core/db/db.ts'
import type { Licence } from '../../../core/http/handler.ts'
import { announceGrant, type PublishNeeds } from '../bonusMessages.ts'
import { playerFacts } from '../store.ts'
import { isGranted, issueOffer } from './issueOffer.ts'
import { type OfferSpec, readVipGift, wireOffer } from './offers.ts'
import { mayBeOffered } from './openOffers.ts'

/** CP-22, as in the points shop: a gift without amounts in the player's currency is granted in this one. */
const usualCurrency = 'EUR'

/** A gift as the club page shows it. Amounts are minor units. */
interface VipGift {
  readonly freespins: number
  readonly amounts: { readonly currency: string; readonly amount_cents: number }[]
  /** How many times its money or its free spins' winnings must be wagered: the higher of the two. */
  readonly wager: number
}

const isAmount = (row: unknown): row is VipGift['amounts'][number] =>
  typeof row === 'object' && row !== null && 'amount_cents' in row

/** The gift of a VIP status, as the club shows it; null for a status without one. */
export function vipGift(licence: Licence, brand: string, status: VipStatus): VipGift | null {
  const spec = readVipGift(licence, brand, status)
  if (!spec) return null
  const { bonuses } = wireOffer(licence, spec, 'en')
  const money = bonuses.find(({ type }) => type === 'bonus')?.attributes.find(({ field }) => field === 'bonus_amount')
  const amount = typeof money?.value === 'object' && 'default' in money.value ? money.value.default : []
  return {
    freespins: spec.freespins?.count ?? 0,
    amounts: Array.isArray(amount) ? amount.filter(isAmount) : [],
    wager: Math.max(...bonuses.map((part) => termsOf(part, usualCurrency).wager)),
  }
}

interface GrantedVipGift {
  readonly offerId: string
  /** In the player's language. */
  readonly title: string
}

/**
 * Grants the gift of a VIP status, once per key; null if the status has no gift, if the key has already granted it, and
 * for players who may not get offers (ROLE-14, SAFE-02).
 */
export async function grantVipGift(
  needs: PublishNeeds,
  tx: Tx,
  { playerId, status, key }: { readonly playerId: bigint; readonly status: VipStatus; readonly key: string },
): Promise<GrantedVipGift | null> {
  const at = needs.clock.now()
  const player = await playerFacts(tx, playerId, at)
  const spec = readVipGift(player.licence, player.brand, status)
  if (!spec || !mayBeOffered(player)) return null
  const { licence, language } = player
  const offer = wireOffer(licence, spec, language)
  const currency = [player.currency, usualCurrency].find((one) => hasAmountsIn(offer, one))
  if (currency === undefined) return null
  const given = await issueOffer(tx, { ...giftOf(spec), key, playerId, currency, offer, at })
  if (!isGranted(given)) return null
  await announceGrant(needs, tx, given)
  return { offerId: spec.id, title: titleIn(spec.titles, language) }
}

const giftOf = ({ titles, activate_days, wager_days }: OfferSpec) => ({
  strategy: 'personal' as const,
  titles,
  activateDays: activate_days,
  wagerDays: wager_days,
})
