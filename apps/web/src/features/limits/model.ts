import type { Result } from '@apogee/contract'
import { isSpan, limitPeriods, type Span } from '@apogee/rules/limits/period'

export type Limit = Result<'limits.list'>[number]

const moneyKinds = ['deposit', 'loss', 'wager'] as const
export type MoneyKind = (typeof moneyKinds)[number]
export type BreakKind = 'coolingoff' | 'selfexclusion'
export type Kind = MoneyKind | 'session' | 'reality_check'

export { limitPeriods as periods } from '@apogee/rules/limits/period'
export type Period = (typeof limitPeriods)[number]

/** Minutes a session is offered to be limited to; others may be set elsewhere. */
export const sessionChoices = [30, 60, 90, 120, 180, 240] as const
/** LIM-03: how long a break may be asked for, of what the licence offers; a period this page has no words for is left out. */
export const offeredSpans = (periods: Result<'limits.periods'> | undefined, kind: BreakKind): Span[] =>
  (periods?.[kind] ?? []).filter(isSpan)

export const isMoneyKind = (type: string): type is MoneyKind => moneyKinds.includes(type as MoneyKind)

/** How a limit stands, as its tag says. */
export type Standing = 'active' | 'nearly' | 'reached' | 'waiting' | 'ending'

export interface MoneyView {
  readonly currency: string
  readonly usedCents: number
  readonly amountCents: number
  readonly leftCents: number
  /** 0 to 1, or more. */
  readonly part: number
  readonly untilIso: string
}

/** What waits to loosen or end a limit: for a mail to be answered, or for its day. */
export interface Pending {
  /** Of the limit that takes its place; that of the limit itself when it is to end. */
  readonly id: number
  readonly money: MoneyView | undefined
  readonly minutes: number | undefined
  readonly isRemoval: boolean
  readonly fromIso: string | undefined
}

/** One line of the page: a limit, and what waits to change it. */
export interface LimitRow {
  readonly limit: Limit
  readonly kind: Kind
  readonly period: Period | undefined
  readonly minutes: number | undefined
  readonly money: MoneyView | undefined
  readonly standing: Standing
  readonly pending: Pending | undefined
}

const nearlyPart = 0.8

/** The sums of a limit in the player's currency where it has one. */
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

function standingOf({ status }: Limit, money: MoneyView | undefined, pending: Pending | undefined): Standing {
  if (money?.leftCents === 0) return 'reached'
  if (status === 'unconfirmed_disable' || (pending && pending.fromIso === undefined)) return 'waiting'
  if (pending?.isRemoval) return 'ending'
  return money && money.part >= nearlyPart ? 'nearly' : 'active'
}

/** How a session limit stands, which knows no sums: minutes that were played of those there are. */
export function standingOfPlay(standing: Standing, played: number, minutes: number): Standing {
  if (played >= minutes) return 'reached'
  return standing === 'active' && played >= minutes * nearlyPart ? 'nearly' : standing
}

const order: readonly string[] = limitPeriods

/**
 * The limits of a kind, the shortest period first. Of two of one period the older binds, the other waits to take its place
 * (SAFE-01).
 */
export function rowsOf(limits: readonly Limit[], kind: Kind, currency: string): readonly LimitRow[] {
  const own = limits.filter(({ type }) => type === kind)
  const groups = Map.groupBy(own, ({ period }) => (isMoneyKind(kind) ? period : ''))
  return [...groups.values()]
    .map(([limit, next]) => {
      // A group is never empty.
      const first = limit as Limit
      const money = moneyOf(first, currency)
      const pending = pendingOf(first, next, currency)
      const period = order.includes(first.period) ? (first.period as Period) : undefined
      const standing = standingOf(first, money, pending)
      return { limit: first, kind, period, minutes: minutesOf(first), money, standing, pending }
    })
    .sort((a, b) => order.indexOf(a.limit.period) - order.indexOf(b.limit.period))
}

/** The break that lasts longest; `untilIso` is missing of one for ever. */
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

/** "m•••a@gmail.com": whoever looks over a shoulder need not read it all. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••${email.slice(Math.max(1, at - 1), at)}${email.slice(at)}`
}
