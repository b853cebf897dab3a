import { bonusCents, conditionsOf, isEarnedBy, minDeposit, type Offer, termsOf } from '@apogee/rules/bonuses/offer'
import { wagerPercent } from '@apogee/rules/bonuses/stages'

/** A deposit bonus as the cashbox shows it before the payment. */
export interface BonusView {
  readonly id: string
  readonly title: string
  /** The minimum deposit for it, in minor units. */
  readonly minCents: number
  /** The wagering multiplier; 0 for a bonus without wagering. */
  readonly wager: number
  readonly maxBetCents: number | null
  readonly maxWinCents: number | null
  readonly wagerDays: number | null
  /** The bonus for a deposit of this many minor units with this method. */
  readonly centsOf: (depositCents: number) => number
}

const numberOf = (fields: Offer['bonuses'][number]['result_bonus'], name: string): number | null => {
  const value = fields.find(({ field }) => field === name)?.value
  return typeof value === 'number' ? value : null
}

/** An offer in the wallet's currency; undefined if it gives nothing there, or not for this method. */
export function viewOfOffer(offer: Offer, currency: string, method: string | undefined): BonusView | undefined {
  const [part] = offer.bonuses
  if (!part) return undefined
  const least = minDeposit(offer, currency)
  // An offer with minimum deposits, but none in this currency, does not apply to it.
  if (least === undefined && conditionsOf(offer).some(({ field }) => field === 'amount')) return undefined
  const minCents = least ?? 0
  const plenty = Number.MAX_SAFE_INTEGER
  if (method !== undefined && !isEarnedBy(offer, { currency, cents: plenty, method })) return undefined
  if (bonusCents(part, currency, plenty) === 0) return undefined
  const terms = termsOf(part, currency)
  return {
    ...terms,
    id: offer.id,
    title: part.title,
    minCents,
    wagerDays: numberOf(part.result_bonus, 'wager_days'),
    centsOf: (depositCents) => (depositCents < minCents ? 0 : bonusCents(part, currency, depositCents)),
  }
}

/** A bonus that locks money: the amount still to wager. */
export interface OpenWager {
  readonly id: number
  readonly title: string
  /** CASH-04: whole percent, rounded down. */
  readonly percent: number
  readonly leftCents: number
  /** The most of it that becomes real money; null without a limit. */
  readonly maxWinCents: number | null
  readonly validUntil: string | null
}

interface WageredBonus {
  readonly id: number
  readonly valid_until: string | null
  readonly title: string
  readonly currency: string
  readonly stage: string
  readonly amount_wager_requirement_cents: number
  readonly amount_wager_cents: number
  readonly max_win_cents: number | null
}

/** The bonus being wagered in this currency, which blocks withdrawals. */
export function openWagerOf(bonuses: readonly WageredBonus[], currency: string): OpenWager | undefined {
  const bonus = bonuses.find((one) => one.currency === currency && one.stage === 'handle_bets')
  if (!bonus) return undefined
  const { id, title, amount_wager_cents: wagered, amount_wager_requirement_cents: required } = bonus
  return {
    id,
    title,
    validUntil: bonus.valid_until,
    maxWinCents: bonus.max_win_cents,
    percent: wagerPercent(wagered, required),
    leftCents: Math.max(0, required - wagered),
  }
}
