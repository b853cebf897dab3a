import type { WireVipProgress } from '@apogee/contract/vip'
import { barState } from '@apogee/rules/vip/progress'
import {
  type BadgeName,
  type CardPosition,
  cardPosition,
  nextVipStatus,
  readVipStatus,
  toLower,
  type VipStatus,
  vipStatuses,
} from '@apogee/rules/vip/statuses'

export type Figures = Omit<WireVipProgress, 'userId'>

/** A status by the key of its text in `shell.rank`; REGULAR is shown as a rising star (VIP-05). */
export const nameOf = (status: VipStatus): BadgeName => (status === 'REGULAR' ? 'rising_star' : toLower(status))

export const pictureOf = (status: VipStatus): string =>
  `/media/status/${status === 'REGULAR' ? 'star' : status.toLowerCase()}.svg`

export const activeOf = (figures: Figures): VipStatus => readVipStatus(figures.activeStatus) ?? 'REGULAR'

/** The status above the active one; undefined at the top. */
export const nextOf = (figures: Figures): VipStatus | undefined => nextVipStatus(activeOf(figures))

export interface StatusCard {
  readonly status: VipStatus
  /** undefined for guests, who have no place on the ladder yet. */
  readonly position: CardPosition | undefined
}

/** VIP-10: a card per status, the lowest first. */
export const cardsOf = (figures: Figures | undefined): readonly StatusCard[] =>
  vipStatuses.map((status) => ({ status, position: figures && cardPosition(status, activeOf(figures)) }))

/** The amounts missing for the next status, in minor units; 0 for a full bar. */
export const missingOf = (figures: Figures) => ({
  deposits: Math.max(0, figures.depositThresholdCents - figures.depositAmountCents),
  bets: Math.max(0, figures.betSumThresholdCents - figures.betSumCents),
})

/** Whole percent, rounded down: a bar that is not full never shows 100. */
export const percentOf = (amount: number, threshold: number): number =>
  threshold <= 0 ? 100 : Math.min(100, Math.floor((amount / threshold) * 100))

/** The bars left to fill: `both`, the `bets` or the `deposits`, or none at the `top`. */
export function leftToDo(figures: Figures): 'both' | 'bets' | 'deposits' | 'top' {
  if (!nextOf(figures)) return 'top'
  if (barState(figures.depositAmountCents, figures.depositThresholdCents) === 'achieved') return 'bets'
  return barState(figures.betSumCents, figures.betSumThresholdCents) === 'achieved' ? 'deposits' : 'both'
}

const dayMs = 86_400_000

/** Whole days until a moment, as every countdown counts them. */
export const daysLeft = (end: string, nowMs: number): number =>
  Math.max(0, Math.floor((Date.parse(end) - nowMs) / dayMs))
