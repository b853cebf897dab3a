import { z } from 'zod'
import { everyBrand } from '../../../core/content/brands.ts'
import { bonusPercent, type Odds } from '../../../core/content/configs/wageringConfig.ts'
import { readContent } from '../../../core/content/contentFiles.ts'
import type { ContentFault } from '../../../core/content/faults/contentFault.ts'
import { readJson } from '../../../core/content/faults/jsonFaults.ts'
import { everyLicence } from '../../../core/content/licences/licences.ts'
import type { Licence } from '../../../core/http/handler.ts'
import { bonusConfig, type OfferSpec, readOffers } from './offers.ts'
import { additionalGifts } from './openOffers.ts'

const file = 'config/bonuses.json'

/** A code typed by a player must name one offer, in the wording of each brand; so must the id of an offer. */
function codeFaults(): ContentFault[] {
  const { fault } = readJson(file)
  const { offers } = readContent(file, bonusConfig)
  const found = everyBrand().flatMap(({ id, licence }) => {
    const shown = readOffers(licence, id).filter(({ brands }) => brands?.includes(id) ?? true)
    return repeated(shown, ({ code }) => code?.toUpperCase()).map(([one, first]) => ({ one, first, code: one.code }))
  })
  const at = (id: string): number => offers.findIndex((offer) => offer.id === id)
  const codes = new Map(found.map(({ one, first, code }) => [`${one.id} ${code}`, { one, first, code }]))
  return [
    ...[...codes.values()].map(({ one, first, code }) =>
      fault(['offers', at(one.id), 'code'], `${code} is the code of the offer ${first.id} too`, 'fatal'),
    ),
    ...repeated(offers, ({ id }) => id).map(([one]) =>
      fault(['offers', offers.lastIndexOf(one), 'id'], `there are two offers ${one.id}`, 'fatal'),
    ),
  ]
}

/** Offers with the same name as an earlier one, with that one. */
function repeated(offers: readonly OfferSpec[], nameOf: (offer: OfferSpec) => string | undefined) {
  const first = new Map<string, OfferSpec>()
  return offers.flatMap((one): [OfferSpec, OfferSpec][] => {
    const name = nameOf(one)
    const earlier = name === undefined ? undefined : first.get(name)
    if (name !== undefined && !earlier) first.set(name, one)
    return earlier ? [[one, earlier]] : []
  })
}

interface PublishedGame extends Odds {
  readonly payout: string
  readonly categories: readonly string[]
}

interface Wagered {
  readonly offers: readonly { readonly id: string; readonly wager: number }[]
  readonly games: readonly PublishedGame[]
  readonly percentOf: (categories: readonly string[], odds: Odds) => number | null
}

/**
 * Deposit bonuses with a positive expected gain: wagering the whole requirement costs less on average than the bonus.
 * Only for games whose players choose the variance of a bet; in a slot, the bonus may be lost before it is wagered.
 */
export function wageringFaults({ offers, games, percentOf }: Wagered): string[] {
  return games.flatMap(({ engine, profile, payout, categories }) => {
    if (categories.includes('slots')) return []
    const counts = percentOf(categories, { engine, profile })
    const won = counts === null ? [] : offers.filter(({ wager }) => (100 - Number(payout)) * wager < counts)
    return won.map(
      ({ id, wager }) =>
        `${id}: ${wager}x is won in ${engine} ${profile}, which returns ${payout} % and counts ${counts} %`,
    )
  })
}

const published = z.record(z.string(), z.record(z.string(), z.object({ payout: z.string() })))
const engineFile = z.record(z.string(), z.object({ categories: z.array(z.string()).default([]) }))

/** Every published set of odds, with the categories of its games. */
function publishedGames(): PublishedGame[] {
  const engines = readContent('catalogue/engines.json', engineFile)
  return Object.entries(readContent('catalogue/profiles.json', published)).flatMap(([engine, profiles]) =>
    Object.entries(profiles).map(([profile, { payout }]) => ({
      engine,
      profile,
      payout,
      categories: engines[engine]?.categories ?? [],
    })),
  )
}

/** Percentage deposit bonuses and their wagering multiples. */
function depositOffers(): Wagered['offers'] {
  const own = readContent(file, bonusConfig).offers.filter(({ on, percent }) => on === 'deposit' && percent)
  const gifts = Object.values(readContent('config/additional-gifts.json', additionalGifts)).flatMap(
    ({ id, bonuses: [first] }) => {
      const wager = first?.result_bonus.find(({ field }) => field === 'wager')?.value
      return typeof wager === 'number' ? [{ id, wager }] : []
    },
  )
  return [...own, ...gifts]
}

export const offerFaults = (licences: readonly Licence[] = everyLicence()): ContentFault[] => [
  ...codeFaults(),
  ...new Set(
    licences.flatMap((licence) =>
      wageringFaults({
        offers: depositOffers(),
        games: publishedGames(),
        percentOf: (categories, odds) => bonusPercent(licence, categories, odds),
      }),
    ),
  )
    .values()
    .map((reason): ContentFault => ({ file, reason, severity: 'error' })),
]
