import { type CompType, mostOf, rateIn, redeemVerdict } from '@apogee/rules/loyalty/shop'
import type { Points, Rate } from './queries'

/** CP-05: a card of the shop in the currency of whoever looks at it. */
export interface ShopCard {
  readonly type: CompType
  readonly group: string
  readonly title: string
  readonly wager: number
  readonly points: number
  /** What the exchange names, and all amounts are in. */
  readonly currency: string
  /** Money it brings: bonus money with a wager, else real (CP-08). */
  readonly cents: number | undefined
  /** Free spins it brings, the titles of their games, and what each is worth. */
  readonly spins: number | undefined
  readonly games: readonly string[]
  readonly spinCents: number | undefined
  readonly image: string
  readonly colors: readonly [string, string]
  readonly activateDays: number | undefined
  readonly playDays: number | undefined
  readonly wagerDays: number | undefined
  readonly maxBetCents: number | undefined
  readonly maxWinCents: number | undefined
}

/** CP-09: groups of the shop as its tabs and addresses name them, and the types each holds. */
const shopGroups = {
  freespins: ['freespins'],
  money: ['money'],
  special: ['lootboxes', 'lotteries'],
} as const satisfies Record<string, readonly CompType[]>
export type ShopGroup = keyof typeof shopGroups
export const groupNames = Object.keys(shopGroups) as readonly ShopGroup[]

type Amounts = readonly { readonly currency: string; readonly amount_cents: number }[]

const amountIn = (list: Amounts | undefined, currency: string): number | undefined =>
  list?.find((one) => one.currency === currency)?.amount_cents

function detailsOf(rate: Rate, currency: string) {
  const { activate_days: activateDays, play_days: playDays, wager_days: wagerDays } = rate
  const { group, title, wager, image, colors, max_bet, max_win } = rate
  return {
    group,
    title,
    wager,
    image,
    colors,
    currency,
    activateDays,
    playDays,
    wagerDays,
    maxBetCents: amountIn(max_bet, currency),
    maxWinCents: amountIn(max_win, currency),
  }
}

/** CP-06, CP-22: undefined where a card has no price for this currency and none in euro. */
export function cardOf(type: CompType, rate: Rate, currency: string): ShopCard | undefined {
  if ('rates' in rate) {
    const price = rateIn(rate.rates, currency)
    if (!price) return undefined
    const nothing = { spins: undefined, spinCents: undefined, games: [] }
    return { type, points: price.points, cents: price.amount_cents, ...nothing, ...detailsOf(rate, price.currency) }
  }
  const { points, freespins_count: spins } = rate.rate
  const priced = rate.stakes ?? rate.amounts
  // What comes for one price comes into one wallet.
  const own = priced ? rateIn(priced, currency)?.currency : currency
  if (own === undefined) return undefined
  return {
    type,
    points,
    spins,
    games: rate.game_titles ?? [],
    spinCents: amountIn(rate.stakes, own),
    cents: amountIn(rate.amounts, own),
    ...detailsOf(rate, own),
  }
}

/** CP-12: the cards of each group, the cheapest first. `rates` are those of each type, as far as they are there. */
export function shelvesOf(
  rates: Readonly<Partial<Record<CompType, readonly Rate[]>>>,
  currency: string,
): Readonly<Record<ShopGroup, readonly ShopCard[]>> {
  const cardsOf = (types: readonly CompType[]) =>
    types
      .flatMap((type) => (rates[type] ?? []).flatMap((rate) => cardOf(type, rate, currency) ?? []))
      .toSorted((a, b) => a.points - b.points)
  return {
    freespins: cardsOf(shopGroups.freespins),
    money: cardsOf(shopGroups.money),
    special: cardsOf(shopGroups.special),
  }
}

/** Points that can be spent: undefined for a guest, and until they are known. */
export const spendable = (points: Points | undefined): number | undefined => points?.chargeable.points

/** How many a tab holds that can be had now (CP-10). */
export const availableIn = (cards: readonly ShopCard[], chargeable: number | undefined): number =>
  cards.filter(({ points }) => redeemVerdict({ isGuest: false, chargeable }, points) === 'allowed').length

/** Whole points that are still missing for one of a card. */
export const missingFor = ({ points }: Pick<ShopCard, 'points'>, chargeable: number | undefined): number =>
  Math.max(0, Math.ceil(points - (chargeable ?? 0)))

/** CP-13: the card that stands alone: the next one a player can reach, else the dearest he can have. */
export function nextCard(cards: readonly ShopCard[], chargeable: number): ShopCard | undefined {
  const byPrice = cards.toSorted((a, b) => a.points - b.points)
  return byPrice.find(({ points }) => points > chargeable) ?? byPrice.at(-1)
}

export interface Order {
  readonly count: number
  /** CP-23: how many can be had; the stepper shows above one. */
  readonly most: number
  readonly cost: number
  readonly left: number
  /** Of what there is, 0 to 1. */
  readonly leftPart: number
}

/** CP-15: what an exchange of so many comes to; the count is kept between 1 and what suffices. */
export function orderOf({ points }: ShopCard, chargeable: number, wanted: number): Order {
  const most = mostOf(chargeable, points)
  const count = Math.min(Math.max(1, Math.floor(wanted) || 1), Math.max(1, most))
  const cost = count * points
  const left = Math.max(0, chargeable - cost)
  return { count, most, cost, left, leftPart: chargeable > 0 ? left / chargeable : 0 }
}

/** Whether it waits among the gifts, and is not real money at once. */
export const isGift = ({ wager, spins }: ShopCard): boolean => wager > 0 || spins !== undefined
