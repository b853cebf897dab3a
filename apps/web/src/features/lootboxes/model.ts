import type { WireLootbox } from '@apogee/contract/lootboxes'
import { isSpinnable, isWheelKey } from '@apogee/rules/lootboxes/boxes'
import { itemAt } from '@apogee/rules/validation/required'
import { vipGroups } from '@apogee/rules/vip/statuses'
import { groupBy } from '../../lib/groupBy'
import type { SegmentsConfig, WheelItem } from './queries'

/** The two wheels: their pages, and the boxes that are their spins (LB-05, RT-32). */
export const wheels = {
  mart: { slug: 'rocketmart-wheel', isOf: (groupKey: string) => groupKey === 'manual_wheel' },
  play: { slug: 'rocketplay-wheel', isOf: (groupKey: string) => groupKey !== 'manual_wheel' },
} as const
export type WheelName = keyof typeof wheels

/** The wheel that spins of this group key belong to. */
export const wheelOf = (groupKey: string): WheelName => (wheels.mart.isOf(groupKey) ? 'mart' : 'play')

/** LB-06: the player's spins on a wheel, sorted by expiry. */
export const spinsOf = (boxes: readonly WireLootbox[], wheel: WheelName): readonly WireLootbox[] =>
  boxes
    .filter((box) => isSpinnable(box) && wheels[wheel].isOf(box.group_key))
    .toSorted((a, b) => a.valid_until.localeCompare(b.valid_until) || a.id - b.id)

/** The spun boxes of a wheel. */
export const spunOf = (boxes: readonly WireLootbox[], wheel: WheelName): readonly WireLootbox[] =>
  boxes.filter(({ stage, group_key: key }) => stage === 'activated' && isWheelKey(key) && wheels[wheel].isOf(key))

/** The unopened boxes of one kind. */
export interface WaitingKind {
  readonly groupKey: string
  readonly count: number
  /** The one that expires first. */
  readonly first: WireLootbox
}

/**
 * The boxes that wait to be opened, by kind, sorted by expiry. `now`: undefined while the reader's time is not known.
 */
export function waitingOf(boxes: readonly WireLootbox[], now: number | undefined): readonly WaitingKind[] {
  const waiting = boxes
    .filter(({ stage, valid_until: end }) => stage === 'issued' && (now === undefined || Date.parse(end) > now))
    .toSorted((a, b) => a.valid_until.localeCompare(b.valid_until) || a.id - b.id)
  return [...groupBy(waiting, ({ group_key: key }) => key)].map(([groupKey, kind]) => ({
    groupKey,
    count: kind.length,
    // A group has at least one.
    first: itemAt(kind, 0),
  }))
}

/** API-017: the sectors of the highest of the player's groups; for all other visitors those of the first status. */
export function segmentOf(
  config: SegmentsConfig,
  groups: readonly string[],
): { group: string; items: readonly WheelItem[] } {
  const own = [...vipGroups.map(({ id }): string => id), ...Object.keys(config)].find(
    (id) => id in config && groups.includes(id),
  )
  const first = vipGroups.findLast(({ id }) => id in config)?.id ?? Object.keys(config)[0] ?? ''
  const group = own ?? first
  return { group, items: config[group] ?? [] }
}

type Amounts = readonly { readonly currency: string; readonly amount_cents: number }[]

/** CP-06: in this currency, else in euro. */
const amountIn = (list: Amounts | undefined, currency: string) =>
  list?.find((one) => one.currency === currency) ?? list?.find((one) => one.currency === 'EUR') ?? list?.[0]

type Fields = readonly { readonly field: string; readonly value: number | Amounts }[]

const numberIn = (fields: Fields, name: string): number | undefined => {
  const value = fields.find(({ field }) => field === name)?.value
  return typeof value === 'number' ? value : undefined
}
const amountsIn = (fields: Fields, name: string): Amounts | undefined => {
  const value = fields.find(({ field }) => field === name)?.value
  return typeof value === 'number' ? undefined : value
}

const usualImages = { freespins: '/media/art/1/star/256.webp', bonus: '/media/art/1/coin/256.webp' } as const

export function prizeOf({ id, weight, bonuses, gift }: WheelItem, currency: string) {
  const { type, attributes, result_bonus: terms, ...rest } = itemAt(bonuses, 0)
  const money = amountIn(amountsIn(attributes, 'bonus_amount'), currency)
  const stake = amountIn(rest.stakes, currency)
  return {
    id,
    /** In ten thousandths (OPEN-44). */
    weight,
    type,
    currency: money?.currency ?? stake?.currency ?? currency,
    /** Of free spins. */
    count: type === 'freespins' ? numberIn(attributes, 'freespins_count') : undefined,
    stakeCents: stake?.amount_cents,
    games: rest.games ?? [],
    gameTitles: rest.game_titles ?? [],
    /** Of bonus money. */
    cents: type === 'bonus' ? money?.amount_cents : undefined,
    wager: numberIn(terms, 'wager') ?? 0,
    maxWinCents: amountIn(amountsIn(terms, 'max_win'), currency)?.amount_cents,
    maxBetCents: amountIn(rest.max_bet, currency)?.amount_cents,
    activateDays: rest.activate_days,
    playDays: rest.play_days,
    wagerDays: rest.wager_days,
    /** Address of its illustration. */
    image: rest.image ?? usualImages[type] ?? usualImages.bonus,
    gift,
  }
}

/** A sector's prize in the player's currency; amounts are minor units. */
export type Prize = ReturnType<typeof prizeOf>

/** An illustration in another size. */
export const imageAt = (image: string, size: 64 | 128 | 256): string => image.replace(/\/\d+(?=\.webp$)/, `/${size}`)

/** The prize of a spun box. */
export function wonPrize({ items, currency }: WireLootbox): Prize | undefined {
  const won = items.find(({ prize }) => prize)
  return won && prizeOf(won, currency)
}

/** The top prize: the rarest one. */
export const topOf = (items: readonly WheelItem[]): number =>
  items.reduce((top, { weight }, place) => (weight < itemAt(items, top).weight ? place : top), 0)

/** The look of a sector: the top prize is highlighted, the others alternate. */
export type Tone = 'hot' | 'light' | 'light-2'

export function tonesOf(items: readonly WheelItem[]): readonly Tone[] {
  const top = topOf(items)
  return items.map((_, place) => {
    if (place === top) return 'hot'
    // Counted from the highlighted one, so that neighbours differ on a wheel of any number.
    const isOther = ((place - top + items.length) % items.length) % 2 === 1
    return isOther ? 'light-2' : 'light'
  })
}

/** The list of prizes: the rarest first, each of them once. */
export function prizeList(items: readonly WheelItem[], currency: string): readonly Prize[] {
  const prizes = items.map((item) => prizeOf(item, currency))
  const same = (a: Prize, b: Prize) => a.type === b.type && a.count === b.count && a.cents === b.cents
  const firsts = prizes.filter((prize, place) => prizes.findIndex((other) => same(prize, other)) === place)
  return firsts
    .map((prize) => ({
      ...prize,
      weight: prizes.filter((other) => same(prize, other)).reduce((sum, { weight }) => sum + weight, 0),
    }))
    .toSorted((a, b) => a.weight - b.weight)
}
