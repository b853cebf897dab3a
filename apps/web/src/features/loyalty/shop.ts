import { type CompType, compTypes, mostOf, rateIn, redeemVerdict } from '@apogee/rules/loyalty/shop'
import type { Points, Rate } from './queries'

/** What a card gives, once. */
export type Reward =
  | { readonly kind: 'cash' | 'bonus'; readonly cents: number; readonly currency: string }
  | { readonly kind: 'spins'; readonly count: number }
  | { readonly kind: 'special' }

/** CP-05: a card of the shop in the currency of whoever looks at it. */
export interface ShopCard {
  readonly type: CompType
  readonly group: string
  readonly title: string
  readonly wager: number
  /** Titles of the games it is for. */
  readonly games: readonly string[]
  readonly points: number
  readonly reward: Reward
  readonly image: string
  readonly colors: readonly [string, string]
  readonly activateDays: number | undefined
  readonly wagerDays: number | undefined
  readonly maxBetCents: number | undefined
  readonly maxWinCents: number | undefined
  /** What the exchange names: that of the reward's money, else the player's own. */
  readonly currency: string
}

/** CP-09: groups of the shop as its tabs and addresses name them, and the types each holds. */
export const shopGroups = {
  freespins: ['freespins'],
  money: ['money'],
  special: ['lootboxes', 'lotteries'],
} as const satisfies Record<string, readonly CompType[]>
export type ShopGroup = keyof typeof shopGroups
export const groupNames = Object.keys(shopGroups) as readonly ShopGroup[]

const amountIn = (list: readonly { currency: string; amount_cents: number }[] | undefined, currency: string) =>
  list?.find((one) => one.currency === currency)?.amount_cents

/** CP-06, CP-22: undefined where a card has no price for this currency and none in euro. */
export function cardOf(type: CompType, rate: Rate, currency: string): ShopCard | undefined {
  const { group, title, wager, image, colors, activate_days: activateDays, wager_days: wagerDays } = rate
  const shared = { type, group, title, wager, image, colors, activateDays, wagerDays }
  if (!('rates' in rate)) {
    const { points, freespins_count: count } = rate.rate
    return {
      ...{ ...shared, points, currency, games: rate.games ?? [], maxBetCents: undefined, maxWinCents: undefined },
      reward: count === undefined ? { kind: 'special' } : { kind: 'spins', count },
    }
  }
  const price = rateIn(rate.rates, currency)
  if (!price) return undefined
  return {
    ...{ ...shared, points: price.points, currency: price.currency, games: [] },
    maxBetCents: amountIn(rate.max_bet, price.currency),
    maxWinCents: amountIn(rate.max_win, price.currency),
    reward: { kind: wager > 0 ? 'bonus' : 'cash', cents: price.amount_cents, currency: price.currency },
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

/** So many of a reward. */
export function times(reward: Reward, count: number): Reward {
  if (reward.kind === 'spins') return { ...reward, count: reward.count * count }
  return reward.kind === 'special' ? reward : { ...reward, cents: reward.cents * count }
}

export { compTypes }
