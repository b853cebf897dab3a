import { depositBonus } from '@apogee/contract/bonuses'
import { isOpenTo, type Offer } from '@apogee/rules/bonuses/offer'
import { isMultiAccount } from '@apogee/rules/profile/roles'
import { z } from 'zod'
import { readEdition } from '../../../core/content/readEdition.ts'
import { titleIn } from '../../../core/content/titleIn.ts'
import type { Licence } from '../../../core/http/handler.ts'
import type { PlayerFacts } from '../store.ts'
import { type OfferSpec, readOffers, wireOffer } from './offers.ts'

export const additionalGifts = z.record(
  z.string(),
  depositBonus.extend({ titles: z.record(z.string(), z.string()).optional() }),
)

/** Additional deposit bonuses by group (API-013). */
export function readAdditional(licence: Licence, locale: string): Readonly<Record<string, Offer>> {
  const inWords = ({ titles, ...offer }: z.output<typeof additionalGifts>[string]): Offer => {
    if (!titles) return offer
    const title = titleIn(titles, locale)
    return { ...offer, title, bonuses: offer.bonuses.map((part) => ({ ...part, title })) }
  }
  const all = readEdition('additional-gifts', additionalGifts, licence)
  return Object.fromEntries(Object.entries(all).map(([group, offer]) => [group, inWords(offer)]))
}

/** Titles of an additional gift by language, for the granted bonus. */
export const additionalTitles = (licence: Licence, id: string): Readonly<Record<string, string>> | undefined =>
  Object.values(readEdition('additional-gifts', additionalGifts, licence)).find((offer) => offer.id === id)?.titles

const dayMs = 86_400_000

/** ROLE-14, OPEN-70: whether the player may get offers. */
export const mayBeOffered = ({ can_issue_bonuses, groups, is_in_break }: PlayerFacts): boolean =>
  can_issue_bonuses && !is_in_break && !isMultiAccount(groups)

const sameCode = (a: string, b: string): boolean => a.toUpperCase() === b.toUpperCase()

interface OfferContext {
  readonly player: PlayerFacts
  readonly granted: ReadonlyMap<string, Date>
  readonly now: Date
}

/** Whether all earlier steps have been taken or declined. A deposit that takes no bonus uses up no step. */
function isItsTurn({ group_key: group, step }: OfferSpec, { player, granted }: OfferContext): boolean {
  if (step === undefined) return true
  return readOffers(player.licence, player.brand)
    .filter((one) => one.group_key === group && one.step !== undefined && one.step < step)
    .every(({ id }) => granted.has(id) || player.declined.includes(id))
}

/** The stored code, unless its offers have all been granted: then it no longer hides other offers. */
function codeInForce({ player, granted }: OfferContext): string | null {
  const { deposit_bonus_code: code, licence, brand } = player
  if (code === null) return null
  const own = readOffers(licence, brand).filter(
    (spec) => spec.on === 'deposit' && spec.code && sameCode(spec.code, code),
  )
  const isUsed = own.length > 0 && own.every(({ id, again_after_days }) => granted.has(id) && !again_after_days)
  return isUsed ? null : code
}

function isDue(spec: OfferSpec, { player, granted, now }: OfferContext): boolean {
  const last = granted.get(spec.id)
  if (last && (!spec.again_after_days || now.getTime() - last.getTime() < spec.again_after_days * dayMs)) return false
  if (player.declined.includes(spec.id)) return false
  if (spec.brands && !spec.brands.includes(player.brand)) return false
  const age = now.getTime() - player.created_at.getTime()
  if (spec.signup_days !== undefined && age >= spec.signup_days * dayMs) return false
  if (!isItsTurn(spec, { player, granted, now })) return false
  return player.deposits >= (spec.after_deposits ?? 0)
}

export interface OpenOffer {
  readonly spec: OfferSpec
  readonly wire: Offer
}

/** The offers open for the player's next deposit. With a stored code, only those of the code (wire-facts 2.25). */
export function openDepositOffers(asked: OfferContext, locale: string): OpenOffer[] {
  const { player, now } = asked
  if (!mayBeOffered(player)) return []
  const { licence, brand, currency, groups } = player
  const code = codeInForce(asked)
  return readOffers(licence, brand)
    .filter((spec) => spec.on === 'deposit')
    .filter((spec) => (code === null ? spec.code === undefined : spec.code !== undefined && sameCode(spec.code, code)))
    .filter((spec) => isDue(spec, asked))
    .map((spec) => ({ spec, wire: wireOffer(licence, spec, locale) }))
    .filter(({ wire }) => isOpenTo(wire, { currency, groups, now }))
}

/** Additional gifts of the player's groups: empty with a stored code and for players without bonuses (BON-11). */
export const openAdditional = (asked: OfferContext, locale: string): Offer[] => {
  const { player, granted, now } = asked
  return !mayBeOffered(player) || codeInForce(asked) !== null
    ? []
    : Object.entries(readAdditional(player.licence, locale)).flatMap(([group, offer]) =>
        player.groups.includes(group) &&
        !granted.has(offer.id) &&
        isOpenTo(offer, { currency: player.currency, groups: player.groups, now })
          ? [offer]
          : [],
      )
}

/** The offers a new player of a brand can choose from. */
export const registrationOffers = (licence: Licence, brand: string): readonly OfferSpec[] =>
  readOffers(licence, brand).filter(({ on, brands }) => on === 'registration' && (brands?.includes(brand) ?? true))

export const couponOf = (
  { licence, brand }: Pick<PlayerFacts, 'licence' | 'brand'>,
  code: string,
): OfferSpec | undefined =>
  readOffers(licence, brand).find(
    (spec) => spec.on === 'coupon' && spec.code !== undefined && sameCode(spec.code, code),
  )
