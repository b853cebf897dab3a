import { affordableCount, type CompType, maxBoxes, rateIn, redeemVerdict } from '@apogee/rules/loyalty/shop'
import { keysOf } from '@apogee/rules/validation/keysOf'
import { itemAt } from '@apogee/rules/validation/required'
import type { Points, Rate } from './queries'

interface BoxPrize {
  readonly id: number
  readonly title: string
  /** In ten thousandths (OPEN-44). */
  readonly weight: number
  readonly image: string | undefined
  readonly type: 'freespins' | 'bonus'
  readonly wager: number
}

/** A box of prizes: its group key and its possible prizes, the rarest first. */
export interface CardBox {
  readonly key: string
  readonly prizes: readonly BoxPrize[]
}

/** CP-05: a card of the shop in the visitor's currency. */
export interface ShopCard {
  readonly type: CompType
  readonly group: string
  readonly title: string
  readonly wager: number
  readonly points: number
  /** The currency of the exchange and of all its amounts. */
  readonly currency: string
  /** The money it gives: bonus money if there is a wager, else real money (CP-08). */
  readonly cents: number | undefined
  /** The free spins it gives, the titles of their games, and the value of each. */
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
  /** For a box of prizes; it can be opened for this many days (`activateDays`). */
  readonly box: CardBox | undefined
  /** For a ticket: its lottery. */
  readonly lotteryId: number | undefined
}

/** CP-09: the shop's groups as named in tabs and addresses, and the types in each. */
const shopGroups = {
  freespins: ['freespins'],
  money: ['money'],
  special: ['lootboxes', 'lotteries'],
} as const satisfies Record<string, readonly CompType[]>
export type ShopGroup = keyof typeof shopGroups
export const groupNames: readonly ShopGroup[] = keysOf(shopGroups)

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

type BoxItem = NonNullable<Extract<Rate, { rate: unknown }>['items']>[number]

function prizeOf({ id, weight, bonuses }: BoxItem): BoxPrize {
  const { title, type, image, result_bonus: terms } = itemAt(bonuses, 0)
  const wager = terms.find(({ field }) => field === 'wager')?.value
  return { id, weight, title, image, type, wager: typeof wager === 'number' ? wager : 0 }
}

/** Each prize once, the rarest first. */
function prizesOf(items: readonly BoxItem[]): readonly BoxPrize[] {
  const all = items.map(prizeOf)
  const isFirst = ({ title }: BoxPrize, place: number) => all.findIndex((other) => other.title === title) === place
  const chanceOf = ({ title }: BoxPrize) =>
    all.filter((other) => other.title === title).reduce((sum, { weight }) => sum + weight, 0)
  return all
    .filter(isFirst)
    .map((prize) => ({ ...prize, weight: chanceOf(prize) }))
    .toSorted((a, b) => a.weight - b.weight)
}

/** CP-06, CP-22: undefined if a card has a price neither in this currency nor in euro. */
export function cardOf(type: CompType, rate: Rate, currency: string): ShopCard | undefined {
  if ('rates' in rate) {
    const price = rateIn(rate.rates, currency)
    if (!price) return undefined
    const nothing = { spins: undefined, spinCents: undefined, games: [], box: undefined, lotteryId: undefined }
    return { type, points: price.points, cents: price.amount_cents, ...nothing, ...detailsOf(rate, price.currency) }
  }
  const { points, freespins_count: spins } = rate.rate
  const priced = rate.stakes ?? rate.amounts
  // Everything bought at one price goes to one wallet.
  const own = priced ? rateIn(priced, currency)?.currency : currency
  if (own === undefined) return undefined
  return {
    type,
    points,
    spins,
    games: rate.game_titles ?? [],
    lotteryId: rate.rate.lottery_ids?.[0],
    box: rate.items && { key: rate.bonus_title ?? '', prizes: prizesOf(rate.items) },
    spinCents: amountIn(rate.stakes, own),
    cents: amountIn(rate.amounts, own),
    ...detailsOf(rate, own),
  }
}

/** CP-12: the cards of each group, the cheapest first. `rates` are those of each type, as far as they are loaded. */
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

/** Spendable points: undefined for a guest, and until they are known. */
export const spendable = (points: Points | undefined): number | undefined => points?.chargeable.points

/** The number of cards in a tab that are affordable now (CP-10). */
export const availableIn = (cards: readonly ShopCard[], chargeable: number | undefined): number =>
  cards.filter(({ points }) => redeemVerdict({ isGuest: false, chargeable }, points) === 'allowed').length

/** Whole points still missing for one of a card. */
export const missingFor = ({ points }: Pick<ShopCard, 'points'>, chargeable: number | undefined): number =>
  Math.max(0, Math.ceil(points - (chargeable ?? 0)))

/** CP-13: the highlighted card: the next one the player can reach, else the most expensive one they can afford. */
export function nextCard(cards: readonly ShopCard[], chargeable: number): ShopCard | undefined {
  const byPrice = cards.toSorted((a, b) => a.points - b.points)
  return byPrice.find(({ points }) => points > chargeable) ?? byPrice.at(-1)
}

export interface Order {
  readonly count: number
  /** CP-23: the maximum quantity; the stepper is shown above one. */
  readonly max: number
  readonly cost: number
  readonly left: number
  /** As a fraction of the balance, 0 to 1. */
  readonly leftPart: number
}

/** CP-15: the totals of an exchange of this quantity, limited to between 1 and what the balance allows. */
export function orderOf({ points, box }: ShopCard, chargeable: number, wanted: number): Order {
  const most = Math.min(affordableCount(chargeable, points), box ? maxBoxes : Number.POSITIVE_INFINITY)
  const count = Math.min(Math.max(1, Math.floor(wanted) || 1), Math.max(1, most))
  const cost = count * points
  const left = Math.max(0, chargeable - cost)
  return { count, max: most, cost, left, leftPart: chargeable > 0 ? left / chargeable : 0 }
}

/** Whether the reward is a gift rather than real money. */
export const isGift = ({ wager, spins, box }: ShopCard): boolean => !box && (wager > 0 || spins !== undefined)
