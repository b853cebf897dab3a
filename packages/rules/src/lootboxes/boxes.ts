import type { lootboxStages } from '@apogee/contract/lootboxes'
import { periodStart } from '../limits/period.ts'

/** LB-04 */
export type LootboxStage = (typeof lootboxStages)[number]

/** LB-13: the boxes that are sold for points, the smallest first. */
export const plans = ['rocket_lite', 'rocket_pro', 'rocket_max'] as const
export type Plan = (typeof plans)[number]

const spinKey = 'manual_wheel'
/** OPEN-45 */
const wheelPrefix = 'wheel'

/** LB-05: whether boxes of this group key are spins of a wheel. */
export const isWheelKey = (groupKey: string): boolean => groupKey === spinKey || groupKey.startsWith(wheelPrefix)

export const isPlan = (groupKey: string): groupKey is Plan => plans.some((plan) => plan === groupKey)

export const isGroupKey = (groupKey: string): boolean => isWheelKey(groupKey) || isPlan(groupKey)

interface Box {
  readonly stage: LootboxStage
  readonly group_key: string
  /** ISO 8601. */
  readonly valid_until: string
  readonly activated_at: string | null
}

/** LB-06: only these can be spun on a wheel. */
export const isSpinnable = ({ stage, group_key: key }: Pick<Box, 'stage' | 'group_key'>): boolean =>
  stage === 'issued' && isWheelKey(key)

/** LB-09; null for a box that is neither. */
export function availabilityOf(stage: LootboxStage): 'available' | 'used' | null {
  if (stage === 'issued') return 'available'
  return stage === 'activated' ? 'used' : null
}

/**
 * LB-08: whether a box is shown; a cancelled one is hidden like an expired one. `zone`: where the player's day begins.
 */
export function isShown(
  { stage, valid_until, activated_at }: Omit<Box, 'group_key'>,
  now: Date,
  zone: string,
): boolean {
  if (stage === 'issued') return new Date(valid_until) > now
  return stage === 'activated' && activated_at !== null && new Date(activated_at) >= periodStart('day', zone, now)
}

interface Placed extends Omit<Box, 'group_key'> {
  readonly id: number
  readonly display: number
}

/**
 * The order of a list: boxes that can still be activated before older ones; those that expire first before the others.
 */
export function compareBoxes(one: Placed, other: Placed): number {
  const isOpen = (box: Placed) => box.stage === 'issued'
  if (isOpen(one) !== isOpen(other)) return isOpen(one) ? -1 : 1
  if (!isOpen(one)) return (other.activated_at ?? '').localeCompare(one.activated_at ?? '') || other.id - one.id
  return one.display - other.display || one.valid_until.localeCompare(other.valid_until) || one.id - other.id
}
