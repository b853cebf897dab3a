import { features } from '@apogee/contract/bonuses'
import type { Offer } from '@apogee/rules/bonuses/offer'
import { fromDecimal, toWire } from '@apogee/rules/money/units'
import { z } from 'zod'
import { readNames } from '../../core/content/brandNames.ts'
import { readCurrencies } from '../../core/content/config.ts'
import { describesConfig } from '../../core/content/configFiles.ts'
import { readEdition } from '../../core/content/editions.ts'
import { scaled as scaledCents, scaledIn } from '../../core/content/scaled.ts'
import { titleIn } from '../../core/content/titleIn.ts'
import type { Licence } from '../../core/http/handler.ts'

const decimal = z.string().regex(/^\d+(\.\d+)?$/)
const weekday = z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])
const when = z.object({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  time: z.string().regex(/^\d\d:\d\d-\d\d:\d\d$/),
  on: z.array(weekday).min(1),
  tz: z.string(),
})

const freespins = z.object({
  count: z.int().min(1),
  games: z.array(z.string()).min(1),
  /** How many times the lowest stake each is worth. */
  bet_level: z.int().min(1),
  /** To play them, from activation. */
  play_days: z.int().min(1),
  /** How often what they win is wagered; 0: it is money at once. */
  wager: z.number().min(0),
  /** The most they pay. */
  most: decimal.optional(),
  /** What each begins in: only in games of the studios that `features` names for it. */
  feature: z.enum(features).optional(),
})

const offer = z.object({
  id: z.string(),
  /** What brings it; `house`: given by the house, as cashback is. */
  on: z.enum(['deposit', 'registration', 'coupon', 'house']),
  group_key: z.string(),
  /** By language. */
  titles: z.record(z.string(), z.string()),
  brands: z.array(z.string()).optional(),
  groups: z.array(z.string()).optional(),
  currencies: z.array(z.string()).optional(),
  payment_systems: z.array(z.string()).optional(),
  /** Of a deposit: only with this code; of a coupon: the code itself. Large and small letters are the same. */
  code: z.string().optional(),
  when: when.optional(),
  /** Its place among those of its group, which come one after the other, with whichever deposits the player chooses. */
  step: z.int().min(1).optional(),
  /** Only for so many days after the player has signed up. */
  signup_days: z.int().min(1).optional(),
  after_deposits: z.int().min(1).optional(),
  /** Given again after so many days; without it once. */
  again_after_days: z.int().min(1).optional(),
  /** How many players a coupon serves. */
  uses: z.int().min(1).optional(),
  /** Amounts are whole units of the default currency; `scale` says what they are elsewhere. */
  amount: decimal.optional(),
  percent: z.number().positive().optional(),
  up_to: decimal.optional(),
  min_deposit: decimal.optional(),
  /** Free spins come beside the bonus, or alone where neither `amount` nor `percent` is said. */
  freespins: freespins.optional(),
  /** Where the bonus may be wagered; without it in every game that is open to bonuses. */
  wager_games: z.array(z.string()).min(1).optional(),
  wager: z.number().min(0),
  max_win: decimal.optional(),
  activate_days: z.int().min(1),
  wager_days: z.int().min(1),
})
export type OfferSpec = z.output<typeof offer>

/** The studios whose games can begin in a feature (CONST-44). */
const studios = z.record(z.enum(features), z.array(z.string()))

/** A game's identifier begins with its studio. */
function isAllowed(allowed: z.output<typeof studios>, { freespins: spins }: z.output<typeof offer>): boolean {
  const { feature, games = [] } = spins ?? {}
  return feature === undefined || games.every((game) => allowed[feature].includes(game.split('/', 1).join()))
}

/** The form of `content/config/bonuses.json`. */
export const bonusConfig = describesConfig(
  'bonuses',
  z
    .object({
      scale: z.record(z.string(), decimal),
      max_bet: z.record(z.string(), decimal),
      /** What a free spin of bet level 1 is worth; studios take multiples of 20 minor units. */
      spin_stake: z.record(z.string(), decimal),
      features: studios,
      /** The offer a week's cashback is given as, and the least that is paid, in whole units of the default currency. */
      cashback: z.object({ offer: z.string(), least: decimal }).optional(),
      offers: z.array(offer),
    })
    .refine(({ features: allowed, offers }) => offers.every((one) => isAllowed(allowed, one)), {
      error: 'an offer begins in a feature of a studio that `features` does not name for it',
      path: ['offers'],
    }),
)
type BonusConfig = z.output<typeof bonusConfig>

/** `content/config/bonuses.json`, by licence where it has a file of its own. */
const readConfig = (licence: Licence): BonusConfig => readEdition('bonuses', bonusConfig, licence)

/** By the names a brand gives them; without a brand by the common ones. */
export function readOffers(licence: Licence, brand?: string): readonly OfferSpec[] {
  const { offers: named } = readNames(brand)
  return readConfig(licence).offers.map((spec) => ({ ...spec, ...named[spec.id] }))
}

/** BON-01: what a week's cashback is given as, and the least that is paid; null where none is. */
export function readCashback(licence: Licence, brand: string, currency: string) {
  const { cashback, scale } = readConfig(licence)
  const spec = readOffers(licence, brand).find(({ id }) => id === cashback?.offer)
  const leastCents = cashback && scaledIn(cashback.least, scale, currency)
  return spec && leastCents !== undefined ? { spec, leastCents } : null
}

/** An amount of the file in every currency of its scale, as the wire has it. */
const scaled = ({ scale }: BonusConfig, amount: string) =>
  scaledCents(amount, scale).map(({ currency, cents }) => ({ currency, amount_cents: toWire(cents) }))

function amountsOf(of: Readonly<Record<string, string>>, times = 1) {
  const units = new Map(readCurrencies().map((row) => [row.code, row.subunits_to_unit]))
  return Object.entries(of).flatMap(([currency, amount]) => {
    const cents = fromDecimal(amount, units.get(currency) ?? 100)
    return cents === undefined ? [] : [{ currency, amount_cents: toWire(cents) * times }]
  })
}

/** What each free spin of a bet level is worth in a currency, minor units; undefined where none are given in it. */
export const spinStake = (licence: Licence, currency: string, level: number): number | undefined =>
  amountsOf(readConfig(licence).spin_stake, level).find((row) => row.currency === currency)?.amount_cents

type Part = Offer['bonuses'][number]

function conditionsOf(own: BonusConfig, spec: OfferSpec): Part['conditions'] {
  const { min_deposit, groups, currencies, payment_systems, when: open } = spec
  return [
    ...(min_deposit ? [{ field: 'amount', type: 'min', value: scaled(own, min_deposit) }] : []),
    ...(groups ? [{ field: 'groups', type: 'in', value: groups }] : []),
    ...(currencies ? [{ field: 'currencies', type: 'in', value: currencies }] : []),
    ...(payment_systems ? [{ field: 'deposit_payment_systems', type: 'in', value: payment_systems }] : []),
    ...(open ? [{ field: 'date_time', type: 'in', value: open }] : []),
  ]
}

type Field = Part['attributes'][number]

function bonusFields(own: BonusConfig, { amount, percent, up_to }: OfferSpec): Field[] {
  return [
    ...(percent === undefined ? [] : [{ field: 'bonus_amount', value: { percent } }]),
    ...(amount === undefined ? [] : [{ field: 'bonus_amount', value: { default: scaled(own, amount) } }]),
    ...(up_to === undefined ? [] : [{ field: 'bonus_amount_max', value: scaled(own, up_to) }]),
  ]
}

function spinFields(own: BonusConfig, spins: NonNullable<OfferSpec['freespins']>): Field[] {
  return [
    { field: 'freespins_count', value: spins.count },
    { field: 'games', value: spins.games },
    { field: 'bet_level', value: spins.bet_level },
    { field: 'freespins_bet', value: amountsOf(own.spin_stake, spins.bet_level) },
    { field: 'play_days', value: spins.play_days },
    ...(spins.feature === undefined ? [] : [{ field: 'freespins_feature', value: [spins.feature] }]),
    ...(spins.most === undefined ? [] : [{ field: 'freespins_max_win', value: scaled(own, spins.most) }]),
  ]
}

/** An offer as the wire has it (wire-facts 7.3), in the words of a locale. */
export function wireOffer(licence: Licence, spec: OfferSpec, locale: string): Offer {
  const own = readConfig(licence)
  const title = titleIn(spec.titles, locale)
  const conditions = conditionsOf(own, spec)
  const terms = (wager: number): Field[] => [
    { field: 'wager', value: wager },
    ...(spec.max_win === undefined ? [] : [{ field: 'max_win', value: scaled(own, spec.max_win) }]),
    ...(spec.wager_games === undefined ? [] : [{ field: 'games', value: spec.wager_games }]),
    { field: 'bonus_bet_limits', value: { default: amountsOf(own.max_bet) } },
    { field: 'wager_days', value: spec.wager_days },
  ]
  const money = bonusFields(own, spec)
  const { freespins: spins } = spec
  const parts: Part[] = [
    ...(money.length === 0
      ? []
      : [{ title, type: 'bonus', conditions, attributes: money, result_bonus: terms(spec.wager) }]),
    ...(spins === undefined
      ? []
      : [
          {
            title,
            type: 'freespins',
            conditions,
            attributes: spinFields(own, spins),
            result_bonus: terms(spins.wager),
          },
        ]),
  ]
  return { id: spec.id, title, group_key: spec.group_key, bonuses: parts }
}
