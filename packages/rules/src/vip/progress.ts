import type { WireVipProgress } from '@apogee/contract/vip'
import { nextVipStatus, type VipStatus, vipStatuses } from './statuses.ts'

/** Minor units. */
export interface Threshold {
  readonly deposits: number
  readonly bets: number
}

const own: Readonly<Record<string, Threshold>> = {
  // CONST-34 to CONST-36
  USD: { bets: 6_000_000, deposits: 600_000 },
  EUR: { bets: 6_000_000, deposits: 600_000 },
  AUD: { bets: 9_000_000, deposits: 900_000 },
  CAD: { bets: 9_000_000, deposits: 900_000 },
  NZD: { bets: 9_000_000, deposits: 900_000 },
  BRL: { bets: 30_000_000, deposits: 3_000_000 },
}
const standard: Threshold = { bets: 9_000_000, deposits: 900_000 }

/** OPEN-32: the way to BRONZE, by which the others are measured. */
const stepsTo: Readonly<Record<VipStatus, number>> = {
  REGULAR: 0,
  BRONZE: 1,
  SILVER: 2,
  GOLD: 4,
  PLATINUM: 8,
  DIAMOND: 16,
}

/** What a quarter must bring for a status, in minor units of the currency. */
export function vipThreshold(status: VipStatus, currency: string): Threshold {
  const step = own[currency] ?? standard
  const steps = stepsTo[status]
  return { deposits: step.deposits * steps, bets: step.bets * steps }
}

/** Half of the way is deposits, half is bets; 0 to 100, cut to a whole number. */
function wayDone(is: Threshold, to: Threshold): number {
  const part = (amount: number, of: number) => (of === 0 ? 1 : Math.min(1, amount / of))
  return Math.floor((part(is.deposits, to.deposits) + part(is.bets, to.bets)) * 50)
}

export type BarState = 'achieved' | 'current'

/** VIP-11: whether a progress bar has reached its threshold, or is still filling up. */
export const barState = (amount: number, threshold: number): BarState => (amount >= threshold ? 'achieved' : 'current')

/** The highest status that these figures of a quarter earn: both must be reached. */
export const earnedStatus = (is: Threshold, currency: string): VipStatus =>
  vipStatuses.findLast((status) => {
    const to = vipThreshold(status, currency)
    return is.deposits >= to.deposits && is.bets >= to.bets
  }) ?? 'REGULAR'

const higher = (a: VipStatus, b: VipStatus): VipStatus => (vipStatuses.indexOf(a) >= vipStatuses.indexOf(b) ? a : b)

/**
 * What is still to be staked until the next status is earned, in minor units; null while it is deposits that are missing, and for
 * those who stand at the top.
 */
export function betsToNextStatus(current: VipStatus, is: Threshold, currency: string): number | null {
  const next = nextVipStatus(higher(current, earnedStatus(is, currency)))
  if (!next) return null
  const to = vipThreshold(next, currency)
  return is.deposits < to.deposits ? null : to.bets - is.bets
}

export type VipProgress = Omit<WireVipProgress, 'userId'>

/** VIP-07: the progress of a player of status `current` with this quarter's deposits and bets. */
export function vipProgressOf(current: VipStatus, is: Threshold, currency: string): VipProgress {
  const active = higher(current, earnedStatus(is, currency))
  const next = nextVipStatus(active)
  const to = vipThreshold(next ?? active, currency)
  return {
    currency,
    currentStatus: current,
    activeStatus: active,
    nextStatus: next ?? active,
    depositAmountCents: is.deposits,
    depositThresholdCents: to.deposits,
    betSumCents: is.bets,
    betSumThresholdCents: to.bets,
    overallProgress: next ? wayDone(is, to) : 100,
  }
}

/** ERR-16, OPEN-66: what is shown when the figures cannot be loaded. */
export const fallbackVipProgress = (currency: string): VipProgress => ({
  currency,
  currentStatus: 'REGULAR',
  activeStatus: 'REGULAR',
  nextStatus: 'BRONZE',
  depositAmountCents: 0,
  depositThresholdCents: (own[currency] ?? standard).deposits,
  betSumCents: 0,
  betSumThresholdCents: standard.bets,
  overallProgress: 0,
})

/** OPEN-35: first moment of the quarter of `now`, in UTC. */
export const quarterStart = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), Math.floor(now.getUTCMonth() / 3) * 3))

/** The first moment of the quarter before that of `now`. */
export const previousQuarterStart = (now: Date): Date => quarterStart(new Date(quarterStart(now).getTime() - 1))

/** VIP-12, OPEN-35: the last millisecond of the quarter of `now`; a status ends then. */
export function quarterEnd(now: Date): Date {
  const start = quarterStart(now)
  return new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 3) - 1)
}
