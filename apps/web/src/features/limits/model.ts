import type { Result } from '@apogee/contract'
import { isSpan, limitPeriods, type Span } from '@apogee/rules/limits/period'
import { itemAt } from '@apogee/rules/validation/required'
import { groupBy } from '../../lib/groupBy'

export type Limit = Result<'limits.list'>[number]

const moneyKinds = ['deposit', 'loss', 'wager'] as const
export type MoneyKind = (typeof moneyKinds)[number]
export type BreakKind = 'coolingoff' | 'selfexclusion'
export type Kind = MoneyKind | 'session' | 'reality_check'

export { limitPeriods as periods } from '@apogee/rules/limits/period'
export type Period = (typeof limitPeriods)[number]

/** Session limits on offer, in minutes; other front ends may set others. */
export const sessionChoices = [30, 60, 90, 120, 180, 240] as const
/** LIM-03: the lengths of a break that the licence allows; a period without a text on this page is left out. */
export const offeredSpans = (periods: Result<'limits.periods'> | undefined, kind: BreakKind): Span[] =>
  (periods?.[kind] ?? []).filter(isSpan)

export const isMoneyKind = (type: string): type is MoneyKind => moneyKinds.some((one) => one === type)

/** The status of a limit, as shown by its tag. */
export type LimitStatus = 'active' | 'nearly' | 'reached' | 'waiting' | 'ending'

interface MoneyView {
  readonly currency: string
  readonly usedCents: number
  readonly amountCents: number
  readonly leftCents: number
  /** 0 to 1, or more. */
  readonly part: number
  readonly untilIso: string
}

/** A pending change that loosens or ends a limit: it waits for an email confirmation, or for its date. */
export interface Pending {
  /** The id of the replacing limit; of the limit itself if it is to end. */
  readonly id: number
  readonly money: MoneyView | undefined
  readonly minutes: number | undefined
  readonly isRemoval: boolean
  readonly fromIso: string | undefined
}

/** One line of the page: a limit, and its pending change. */
export interface LimitRow {
  readonly limit: Limit
  readonly kind: Kind
  readonly period: Period | undefined
  readonly minutes: number | undefined
  readonly money: MoneyView | undefined
  readonly status: LimitStatus
  readonly pending: Pending | undefined
}

const nearlyPart = 0.8

/** A limit's amounts in the player's currency, if it has any. */
function moneyOf({ accounts }: Limit, currency: string): MoneyView | undefined {
  const account = accounts?.find((one) => one.currency === currency) ?? accounts?.[0]
  if (!account) return undefined
  // The current value may be negative on the wire (LIM-05).
  const usedCents = Math.abs(account.current_value_amount_cents)
  const { amount_cents: amountCents } = account
  return {
    currency: account.currency,
    usedCents,
    amountCents,
    leftCents: Math.max(0, amountCents - usedCents),
    part: amountCents === 0 ? 1 : usedCents / amountCents,
    untilIso: account.active_until,
  }
}

function minutesOf({ type, period }: Limit): number | undefined {
  return type === 'session' || type === 'reality_check' ? Number(period) : undefined
}

function pendingOf(limit: Limit, next: Limit | undefined, currency: string): Pending | undefined {
  const fromIso = limit.disable_at ?? undefined
  if (next) return { id: next.id, money: moneyOf(next, currency), minutes: minutesOf(next), isRemoval: false, fromIso }
  const isRemoval = limit.status === 'unconfirmed_disable' || limit.status === 'confirmed_disable'
  return isRemoval ? { id: limit.id, money: undefined, minutes: undefined, isRemoval, fromIso } : undefined
}

function statusOf({ status }: Limit, money: MoneyView | undefined, pending: Pending | undefined): LimitStatus {
  if (money?.leftCents === 0) return 'reached'
  if (status === 'unconfirmed_disable' || (pending && pending.fromIso === undefined)) return 'waiting'
  if (pending?.isRemoval) return 'ending'
  return money && money.part >= nearlyPart ? 'nearly' : 'active'
}

/** The status of a session limit, which has minutes instead of amounts: played, and allowed. */
export function playStatusOf(status: LimitStatus, played: number, minutes: number): LimitStatus {
  if (played >= minutes) return 'reached'
  return status === 'active' && played >= minutes * nearlyPart ? 'nearly' : status
}

const order: readonly string[] = limitPeriods

/**
 * The limits of a kind, the shortest period first. Of two for one period the older is in force, and the other waits to
 * replace it (SAFE-01).
 */
export function rowsOf(limits: readonly Limit[], kind: Kind, currency: string): readonly LimitRow[] {
  const own = limits.filter(({ type }) => type === kind)
  const groups = groupBy(own, ({ period }) => (isMoneyKind(kind) ? period : ''))
  return [...groups.values()]
    .map((group) => {
      const [first, next] = [itemAt(group, 0), group[1]]
      const money = moneyOf(first, currency)
      const pending = pendingOf(first, next, currency)
      const period = limitPeriods.find((one) => one === first.period)
      const status = statusOf(first, money, pending)
      return { limit: first, kind, period, minutes: minutesOf(first), money, status, pending }
    })
    .sort((a, b) => order.indexOf(a.limit.period) - order.indexOf(b.limit.period))
}

/** The break that lasts longest; a permanent one has no `untilIso`. */
export function breakOf(
  limits: readonly Limit[],
): { readonly kind: BreakKind; readonly untilIso?: string } | undefined {
  const breaks = limits.filter(
    (limit): limit is Limit & { type: BreakKind } => limit.type === 'coolingoff' || limit.type === 'selfexclusion',
  )
  const end = ({ disable_at }: Limit) => (disable_at === null ? Number.POSITIVE_INFINITY : Date.parse(disable_at))
  const last = breaks.toSorted((a, b) => end(b) - end(a))[0]
  return last && { kind: last.type, ...(last.disable_at !== null && { untilIso: last.disable_at }) }
}

/** "m•••a@gmail.com": hides the address from people looking over the player's shoulder. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••${email.slice(Math.max(1, at - 1), at)}${email.slice(at)}`
}
