import { features } from '@apogee/contract/bonuses'
import type { Offer } from '@apogee/rules/bonuses/offer'
import { fromDecimal, toWire } from '@apogee/rules/money/units'
import { type VipStatus, vipStatuses } from '@apogee/rules/vip/statuses'
import { z } from 'zod'
import { readNames } from '../../../core/content/brandNames.ts'
import { defaultCurrency, readCurrencies } from '../../../core/content/configs/config.ts'
import { readEdition } from '../../../core/content/readEdition.ts'
import { scaled as scaledCents, scaledIn } from '../../../core/content/scaled.ts'
import { titleIn } from '../../../core/content/titleIn.ts'
import type { Licence } from '../../../core/http/handler.ts'

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
  /** Value of each spin, as a multiple of the lowest stake. */
  bet_level: z.int().min(1),
  /** Days to play them, from activation. */
  play_days: z.int().min(1),
  /** How many times their winnings must be wagered; 0 makes them real money at once. */
  wager: z.number().min(0),
  /** Maximum payout. */
  most: decimal.optional(),
  /** The feature each begins in: only in games of the studios that `features` lists for it. */
  feature: z.enum(features).optional(),
})

const offer = z.object({
  id: z.string(),
  /** The trigger; `house` means granted by the operator, like cashback. */
  on: z.enum(['deposit', 'registration', 'coupon', 'house']),
  group_key: z.string(),
  /** By language. */
  titles: z.record(z.string(), z.string()),
  brands: z.array(z.string()).optional(),
  groups: z.array(z.string()).optional(),
  currencies: z.array(z.string()).optional(),
  payment_systems: z.array(z.string()).optional(),
  /** For a deposit, the code it requires; for a coupon, the code itself. Not case-sensitive. */
  code: z.string().optional(),
  when: when.optional(),
  /** Its position in its group. The steps are offered in order, one for each deposit that takes a bonus. */
  step: z.int().min(1).optional(),
  /** Only for this many days after the player signed up. */
  signup_days: z.int().min(1).optional(),
  after_deposits: z.int().min(1).optional(),
  /** Granted again after this many days; without it, once. */
  again_after_days: z.int().min(1).optional(),
  /** How many players can use a coupon. */
  uses: z.int().min(1).optional(),
  /** Amounts are whole units of the default currency; `scale` converts them for others. */
  amount: decimal.optional(),
  percent: z.number().positive().optional(),
  up_to: decimal.optional(),
  min_deposit: decimal.optional(),
  /** Free spins granted with the bonus, or alone when there is neither `amount` nor `percent`. */
  freespins: freespins.optional(),
  /** Games the bonus may be wagered in; without it, every game open to bonuses. */
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

const isHouse = ({ id, on }: OfferSpec, wanted: string): boolean => id === wanted && on === 'house'

/** The schema of `content/config/bonuses.json`. */
export const bonusConfig = z
  .object({
    scale: z.record(z.string(), decimal),
    max_bet: z.record(z.string(), decimal),
    /** Value of a free spin at bet level 1; studios accept multiples of 20 minor units. */
    spin_stake: z.record(z.string(), decimal),
    features: studios,
    /** The offer that pays a week's cashback, and the smallest amount paid, in whole units of the default currency. */
    cashback: z.object({ offer: z.string(), least: decimal }).optional(),
    /** The offer that reaching each VIP status grants. */
    vip_gifts: z.partialRecord(z.enum(vipStatuses).exclude(['REGULAR']), z.string()).optional(),
    offers: z.array(offer),
  })
  .refine(({ features: allowed, offers }) => offers.every((one) => isAllowed(allowed, one)), {
    error: 'an offer begins in a feature of a studio that `features` does not name for it',
    path: ['offers'],
  })
  .refine(
    ({ vip_gifts = {}, offers }) => Object.values(vip_gifts).every((id) => offers.some((one) => isHouse(one, id))),
    {
      error: 'a VIP status names a gift that is no offer of the house',
      path: ['vip_gifts'],
    },
  )
type BonusConfig = z.output<typeof bonusConfig>

/** `content/config/bonuses.json`, or the file of the licence if it has one. */
const readConfig = (licence: Licence): BonusConfig => readEdition('bonuses', bonusConfig, licence)

/** The offers of a licence, with the brand's titles or, without a brand, the common ones. */
export function readOffers(licence: Licence, brand?: string): readonly OfferSpec[] {
  const { offers: named } = readNames(brand)
  return readConfig(licence).offers.map((spec) => ({ ...spec, ...named[spec.id] }))
}

/** BON-01: the offer that pays a week's cashback and the smallest amount paid; null where there is no cashback. */
export function readCashback(licence: Licence, brand: string, currency: string) {
  const { cashback, scale } = readConfig(licence)
  const spec = readOffers(licence, brand).find(({ id }) => id === cashback?.offer)
  const leastCents = cashback && scaledIn(cashback.least, scale, currency)
  return spec && leastCents !== undefined ? { spec, leastCents } : null
}

/** The offer that reaching a VIP status grants; undefined for a status without a gift. */
export function readVipGift(licence: Licence, brand: string, status: VipStatus): OfferSpec | undefined {
  const id = status === 'REGULAR' ? undefined : readConfig(licence).vip_gifts?.[status]
  return readOffers(licence, brand).find((one) => one.id === id && (one.brands?.includes(brand) ?? true))
}

/** An amount of the file in every currency of its scale, in wire format. */
const scaled = ({ scale }: BonusConfig, amount: string) =>
  scaledCents(amount, scale).map(({ currency, cents }) => ({ currency, amount_cents: toWire(cents) }))

function amountsOf(of: Readonly<Record<string, string>>, times = 1) {
  const units = new Map(readCurrencies().map((row) => [row.code, row.subunits_to_unit]))
  return Object.entries(of).flatMap(([currency, amount]) => {
    const cents = fromDecimal(amount, units.get(currency) ?? 100)
    return cents === undefined ? [] : [{ currency, amount_cents: toWire(cents) * times }]
  })
}

/**
 * Amounts by currency. Adds the default currency's amount converted to the wallet's currency if that one is missing.
 */
function withWallet(
  rows: readonly { readonly currency: string; readonly amount_cents: number }[],
  amount: string | undefined,
  wallet: string | undefined,
) {
  const isMissing = wallet !== undefined && rows.every(({ currency }) => currency !== wallet)
  const cents = isMissing && amount !== undefined ? scaledIn(amount, {}, wallet) : undefined
  return wallet === undefined || cents === undefined
    ? [...rows]
    : [...rows, { currency: wallet, amount_cents: toWire(cents) }]
}

/**
 * Value of each free spin of a bet level in a currency, in minor units; undefined for a currency without free spins.
 */
export function spinStake(licence: Licence, currency: string, level: number): number | undefined {
  const amount = readConfig(licence).spin_stake[currency]
  if (amount === undefined) return undefined
  const units = readCurrencies().find(({ code }) => code === currency)?.subunits_to_unit ?? 100
  const cents = fromDecimal(amount, units)
  return cents === undefined ? undefined : toWire(cents) * level
}

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

/**
 * An offer in wire format (wire-facts 7.3), in the texts of a locale. A gift with a computed amount, such as cashback,
 * has limits of winnings and stakes in the currency of its `wallet` too.
 */
export function wireOffer(licence: Licence, spec: OfferSpec, locale: string, wallet?: string): Offer {
  const own = readConfig(licence)
  const maxBets = withWallet(amountsOf(own.max_bet), own.max_bet[defaultCurrency()], wallet)
  const title = titleIn(spec.titles, locale)
  const conditions = conditionsOf(own, spec)
  const terms = (wager: number): Field[] => [
    { field: 'wager', value: wager },
    ...(spec.max_win === undefined
      ? []
      : [{ field: 'max_win', value: withWallet(scaled(own, spec.max_win), spec.max_win, wallet) }]),
    ...(spec.wager_games === undefined ? [] : [{ field: 'games', value: spec.wager_games }]),
    { field: 'bonus_bet_limits', value: { default: maxBets } },
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
