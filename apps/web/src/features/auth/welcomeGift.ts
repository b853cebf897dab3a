import type { Result } from '@apogee/contract'
import { bonusCents, isOpenTo, spinsOf, termsOf } from '@apogee/rules/bonuses/offer'
import { formatMoney } from '../../lib/format/money'
import type { Locale } from '../../lib/i18n/locales'
import type { useT } from '../../lib/i18n/TextsProvider'

export type RegistrationOffer = Result<'bonuses.registration'>[number]

/** Chosen at sign-up: the offer for the first deposit, no gift, or the id of a registration bonus. */
export type WelcomeGift = 'deposit' | 'none' | { readonly id: string }

/** The conditions of a registration bonus in one line; undefined if it gives nothing in this currency. */
export function termsText(
  [part]: RegistrationOffer['bonuses'],
  currency: string,
  locale: Locale,
  t: ReturnType<typeof useT<'auth'>>,
): string | undefined {
  if (!part) return undefined
  const money = (cents: number) => formatMoney(cents, currency, locale)
  const { wager: times, maxWinCents } = termsOf(part, currency)
  const spins = spinsOf(part, currency)
  const cents = bonusCents(part, currency)
  if (!spins && cents === 0) return undefined
  const terms = spins
    ? t('signUp.spinTerms', { amount: money(spins.stakeCents), times })
    : t('signUp.bonusTerms', { amount: money(cents), times })
  const max = spins ? spins.maxPayoutCents : maxWinCents
  return max === null
    ? terms
    : `${terms} ${t('signUp.bonusMax', { amount: formatMoney(max, currency, locale, { short: true }) })}`
}

/** The art of a registration bonus. */
export const pictureOf = ({ bonuses: [part] }: RegistrationOffer): string =>
  part?.type === 'freespins' ? 'slot-machine' : 'money-bag'

/** The registration bonuses for a new player with a wallet in this currency. */
export const openOffers = (offers: readonly RegistrationOffer[], currency: string, nowMs: number) =>
  offers.filter((offer) => isOpenTo(offer, { currency, groups: [], now: new Date(nowMs) }))

/** The chosen gift, or none where it is not offered (any more): another currency may have other offers. */
export function giftOf(
  chosen: WelcomeGift,
  isDepositOffered: boolean,
  open: readonly RegistrationOffer[],
): WelcomeGift {
  const isOffered = typeof chosen === 'object' ? open.some(({ id }) => id === chosen.id) : isDepositOffered
  return isOffered ? chosen : 'none'
}
