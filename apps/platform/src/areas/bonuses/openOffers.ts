import { depositBonus } from '@apogee/contract/bonuses'
import { isOpenTo, type Offer } from '@apogee/rules/bonuses/offer'
import { z } from 'zod'
import { readEdition } from '../../core/content/editions.ts'
import { titleIn } from '../../core/content/titleIn.ts'
import type { Licence } from '../../core/http/handler.ts'
import { type OfferSpec, readOffers, wireOffer } from './offers.ts'
import type { PlayerFacts } from './store.ts'

const additional = z.record(z.string(), depositBonus.extend({ titles: z.record(z.string(), z.string()).optional() }))

/** Further deposit bonuses by group (API-013). */
export function readAdditional(licence: Licence, locale: string): Readonly<Record<string, Offer>> {
  const inWords = ({ titles, ...offer }: z.output<typeof additional>[string]): Offer => {
    if (!titles) return offer
    const title = titleIn(titles, locale)
    return { ...offer, title, bonuses: offer.bonuses.map((part) => ({ ...part, title })) }
  }
  const all = readEdition('additional-gifts', additional, licence)
  return Object.fromEntries(Object.entries(all).map(([group, offer]) => [group, inWords(offer)]))
}

/** What such a gift is called, by language, once it is given. */
export const additionalTitles = (licence: Licence, id: string): Readonly<Record<string, string>> | undefined =>
  Object.values(readEdition('additional-gifts', additional, licence)).find((offer) => offer.id === id)?.titles

/** ROLE-04 */
export const multiAccountGroup = '100'
const dayMs = 86_400_000

/** ROLE-14, OPEN-70: whether anything is offered to the player at all. */
export const mayBeOffered = ({ can_issue_bonuses, groups, is_in_break }: PlayerFacts): boolean =>
  can_issue_bonuses && !is_in_break && !groups.includes(multiAccountGroup)

const sameCode = (a: string, b: string): boolean => a.toUpperCase() === b.toUpperCase()

interface Asked {
  readonly player: PlayerFacts
  readonly given: ReadonlyMap<string, Date>
  readonly now: Date
}

function isDue(spec: OfferSpec, { player, given, now }: Asked): boolean {
  const last = given.get(spec.id)
  if (last && (!spec.again_after_days || now.getTime() - last.getTime() < spec.again_after_days * dayMs)) return false
  if (player.declined.includes(spec.id)) return false
  if (spec.brands && !spec.brands.includes(player.brand)) return false
  if (spec.deposit_number !== undefined && player.deposits !== spec.deposit_number - 1) return false
  return player.deposits >= (spec.after_deposits ?? 0)
}

export interface OpenOffer {
  readonly spec: OfferSpec
  readonly wire: Offer
}

/** What the next deposit of the player can bring. A stored code leaves those of the code alone (wire-facts 2.25). */
export function openDepositOffers(asked: Asked, locale: string): OpenOffer[] {
  const { player, now } = asked
  if (!mayBeOffered(player)) return []
  const { deposit_bonus_code: code, licence, brand, currency, groups } = player
  return readOffers(licence, brand)
    .filter((spec) => spec.on === 'deposit')
    .filter((spec) => (code === null ? spec.code === undefined : spec.code !== undefined && sameCode(spec.code, code)))
    .filter((spec) => isDue(spec, asked))
    .map((spec) => ({ spec, wire: wireOffer(licence, spec, locale) }))
    .filter(({ wire }) => isOpenTo(wire, { currency, groups, now }))
}

/** Additional gifts of the player's groups: not with a code, nor for who gets none (BON-11). */
export const openAdditional = ({ player, given, now }: Asked): Offer[] =>
  !mayBeOffered(player) || player.deposit_bonus_code !== null
    ? []
    : Object.entries(readAdditional(player.licence, player.language)).flatMap(([group, offer]) =>
        player.groups.includes(group) &&
        !given.has(offer.id) &&
        isOpenTo(offer, { currency: player.currency, groups: player.groups, now })
          ? [offer]
          : [],
      )

/** What a new player of a brand can choose from. */
export const registrationOffers = (licence: Licence, brand: string): readonly OfferSpec[] =>
  readOffers(licence, brand).filter(({ on, brands }) => on === 'registration' && (brands?.includes(brand) ?? true))

export const couponOf = (
  { licence, brand }: Pick<PlayerFacts, 'licence' | 'brand'>,
  code: string,
): OfferSpec | undefined =>
  readOffers(licence, brand).find(
    (spec) => spec.on === 'coupon' && spec.code !== undefined && sameCode(spec.code, code),
  )
