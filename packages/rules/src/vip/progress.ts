import type { WireVipProgress } from '@apogee/contract/vip'
import type { Counted, RateTable } from '../cashbox/exchange.ts'
import { fromMicroEuros, microsPerEuro, noRates } from '../money/euroScale.ts'
import { toWire } from '../money/units.ts'
import { nextVipStatus, type VipStatus, vipStatuses } from './statuses.ts'

/** Deposits and bets in minor units of a currency. */
interface Threshold {
  readonly deposits: number
  readonly bets: number
}

export interface StatedThreshold extends Threshold {
  readonly currency: string
}

/**
 * Deposits and bets in millionths of a euro. Statuses are decided in this unit alone, so that what a player has to do
 * does not depend on the wallet they have selected.
 */
export interface VipFigures {
  readonly deposits: bigint
  readonly bets: bigint
}

const euro: Counted = { code: 'EUR', subunits_to_unit: 100 }

/** CONST-34 to CONST-36: the way to BRONZE; the scale of euros gives the listed amounts of the other currencies. */
const bronze: VipFigures = { deposits: 6000n * microsPerEuro, bets: 60_000n * microsPerEuro }

/** OPEN-32: the way to BRONZE, by which the others are measured. */
const stepsTo: Readonly<Record<VipStatus, number>> = {
  REGULAR: 0,
  BRONZE: 1,
  SILVER: 2,
  GOLD: 4,
  PLATINUM: 8,
  DIAMOND: 16,
}

/** The required figures of a quarter for a status. */
export function vipRequirement(status: VipStatus): VipFigures {
  const steps = BigInt(stepsTo[status])
  return { deposits: bronze.deposits * steps, bets: bronze.bets * steps }
}

/** The same in minor units of a currency; undefined for a currency with neither factor nor rate. */
function thresholdIn(status: VipStatus, currency: Counted, rates: RateTable): Threshold | undefined {
  const { deposits, bets } = vipRequirement(status)
  const inCurrency = (micros: bigint) => fromMicroEuros(micros, currency, rates)
  const [own, staked] = [inCurrency(deposits), inCurrency(bets)]
  return own === undefined || staked === undefined ? undefined : { deposits: toWire(own), bets: toWire(staked) }
}

/**
 * The required figures of a quarter for a status, stated in the currency, or in euro if it has neither factor nor rate.
 */
export function vipThreshold(status: VipStatus, currency: Counted, rates: RateTable): StatedThreshold {
  const own = thresholdIn(status, currency, rates)
  return own ? { currency: currency.code, ...own } : vipThreshold(status, euro, rates)
}

/** The amount to show for a figure: it reaches the threshold exactly when the figure meets the requirement. */
function shownOf(is: bigint, required: bigint, threshold: number): number {
  if (required === 0n) return 0
  const rounded = toWire((is * BigInt(threshold) * 2n + required) / (required * 2n))
  return is < required ? Math.min(rounded, threshold - 1) : rounded
}

/** Half of the way is deposits, half is bets; 0 to 100, rounded down to a whole number. */
function wayDone(is: VipFigures, to: VipFigures): number {
  const part = (amount: bigint, of: bigint) => (of === 0n ? 1 : Math.min(1, Number(amount) / Number(of)))
  return Math.floor((part(is.deposits, to.deposits) + part(is.bets, to.bets)) * 50)
}

export type BarState = 'achieved' | 'current'

/** VIP-11: whether a progress bar has reached its threshold, or is still filling up. */
export const barState = (amount: number, threshold: number): BarState => (amount >= threshold ? 'achieved' : 'current')

/** The highest status that these figures of a quarter earn: both must be reached. */
export const earnedStatus = (is: VipFigures): VipStatus =>
  vipStatuses.findLast((status) => {
    const to = vipRequirement(status)
    return is.deposits >= to.deposits && is.bets >= to.bets
  }) ?? 'REGULAR'

const higher = (a: VipStatus, b: VipStatus): VipStatus => (vipStatuses.indexOf(a) >= vipStatuses.indexOf(b) ? a : b)

/**
 * Millionths of a euro to stake until the next status is earned; null while deposits are missing, and at the top of the
 * ladder.
 */
export function betsToNextStatus(current: VipStatus, is: VipFigures): bigint | null {
  const next = nextVipStatus(higher(current, earnedStatus(is)))
  if (!next) return null
  const to = vipRequirement(next)
  return is.deposits < to.deposits ? null : to.bets - is.bets
}

export type VipProgress = Omit<WireVipProgress, 'userId'>

/**
 * VIP-07: the progress of a player of status `current` with this quarter's deposits and bets, shown in the currency, or
 * in euro if it has neither factor nor rate.
 */
export function vipProgressOf(current: VipStatus, is: VipFigures, currency: Counted, rates: RateTable): VipProgress {
  const active = higher(current, earnedStatus(is))
  const next = nextVipStatus(active)
  const threshold = vipThreshold(next ?? active, currency, rates)
  const to = vipRequirement(next ?? active)
  return {
    currency: threshold.currency,
    currentStatus: current,
    activeStatus: active,
    nextStatus: next ?? active,
    depositAmountCents: shownOf(is.deposits, to.deposits, threshold.deposits),
    depositThresholdCents: threshold.deposits,
    betSumCents: shownOf(is.bets, to.bets, threshold.bets),
    betSumThresholdCents: threshold.bets,
    overallProgress: next ? wayDone(is, to) : 100,
  }
}

const fallback: Threshold = { deposits: 900_000, bets: 9_000_000 }

/**
 * ERR-16, OPEN-66: shown when the figures cannot be loaded: the deposits of the currency, or else the fallback's in
 * euro cents; the same number would mean next to nothing in the minor units of a coin.
 */
export function fallbackVipProgress(currency: Counted): VipProgress {
  const own = thresholdIn('BRONZE', currency, noRates)
  return {
    currency: own ? currency.code : euro.code,
    currentStatus: 'REGULAR',
    activeStatus: 'REGULAR',
    nextStatus: 'BRONZE',
    depositAmountCents: 0,
    depositThresholdCents: own?.deposits ?? fallback.deposits,
    betSumCents: 0,
    betSumThresholdCents: fallback.bets,
    overallProgress: 0,
  }
}

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
