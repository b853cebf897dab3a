import type { WireLootbox } from '@apogee/contract/lootboxes'
import { isPlan, type Plan, plans } from '@apogee/rules/lootboxes/boxes'
import type { Rate } from '../../loyalty/queries'
import type { WheelItem } from '../queries'

/** One of the three boxes on the page: its price and prizes, and the player's own ones. */
export interface PlanView {
  readonly plan: Plan
  readonly title: string
  /** The shop's card; undefined while it is not sold. */
  readonly card: PlanCard | undefined
  readonly items: readonly WheelItem[]
  /** Unopened ones, sorted by expiry. */
  readonly unopened: readonly WireLootbox[]
}

interface PlanCard {
  readonly group: string
  readonly points: number
  /** Days until an unopened one expires. */
  readonly days: number | undefined
}

const cardOf = (rates: readonly Rate[], plan: Plan) =>
  rates.flatMap((rate) => ('rate' in rate && rate.bonus_title?.includes(plan) ? [rate] : []))[0]

export const unopenedOf = (boxes: readonly WireLootbox[], plan: string): readonly WireLootbox[] =>
  boxes
    .filter(({ stage, group_key: key }) => stage === 'issued' && key === plan)
    .toSorted((a, b) => a.valid_until.localeCompare(b.valid_until) || a.id - b.id)

/** LB-13: the boxes that are sold or that the player owns, the smallest first. */
export function plansOf(rates: readonly Rate[], boxes: readonly WireLootbox[]): readonly PlanView[] {
  return plans.flatMap((plan) => {
    const rate = cardOf(rates, plan)
    const unopened = unopenedOf(boxes, plan)
    const [own] = unopened
    const items = own?.items ?? rate?.items ?? []
    const title = rate?.title ?? own?.title
    if (title === undefined || items.length === 0) return []
    const card = rate && { group: rate.group, points: rate.rate.points, days: rate.activate_days }
    return [{ plan, title, card, items, unopened }]
  })
}

export const openedOf = (boxes: readonly WireLootbox[]): readonly WireLootbox[] =>
  boxes.filter(({ stage, group_key: key }) => stage === 'activated' && isPlan(key))

/** Whole points still missing for a box. */
export const missingFor = (points: number, chargeable: number): number => Math.max(0, Math.ceil(points - chargeable))

const rankOf = (plan: string): string => plan.replace('rocket_', '')

/** The layers of a box's drawing (`games/art`), the furthest first. */
export type BoxLayer = 'inside' | 'front' | 'lid' | 'light'

export const layerUrl = (scene: 'space' | 'sea', plan: string, layer: BoxLayer): string =>
  `/media/box/${scene}-${rankOf(plan)}/${layer}.svg`

/** The illustration of a closed box (`games/art`). */
export const illustrationOf = (scene: 'space' | 'sea', plan: string): string => `box-${scene}-${rankOf(plan)}`

/** The colour of a box's light, a token. */
export const glowOf: Readonly<Record<Plan, string>> = {
  rocket_lite: 'var(--info)',
  rocket_pro: 'var(--accent)',
  rocket_max: 'var(--vip-gold)',
}
