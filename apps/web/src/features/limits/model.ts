import type { Result } from '@apogee/contract'

export type Limit = Result<'limits.list'>[number]

/** How a limit stands, as its tag says. */
export type Standing = 'active' | 'reached' | 'waiting' | 'ending'

export interface MoneyView {
  readonly kind: 'money'
  readonly currency: string
  readonly usedCents: number
  readonly amountCents: number
  readonly leftCents: number
  /** 0 to 1, or more. */
  readonly part: number
  readonly untilIso: string
}
export interface TimeView {
  readonly kind: 'time'
  readonly untilIso: string | undefined
}

export interface LimitView {
  readonly id: number
  readonly type: Limit['type']
  readonly period: 'day' | 'week' | 'month' | 'minutes' | undefined
  readonly minutes: number | undefined
  readonly standing: Standing
  readonly figures: MoneyView | TimeView
}

const periods: ReadonlySet<string> = new Set(['day', 'week', 'month'])

function figuresOf({ accounts, disable_at }: Limit, currency: string): MoneyView | TimeView {
  const account = accounts?.find((one) => one.currency === currency) ?? accounts?.[0]
  if (!account) return { kind: 'time', untilIso: disable_at ?? undefined }
  // The current value may be negative on the wire (LIM-05).
  const usedCents = Math.abs(account.current_value_amount_cents)
  const { amount_cents: amountCents } = account
  return {
    kind: 'money',
    currency: account.currency,
    usedCents,
    amountCents,
    leftCents: Math.max(0, amountCents - usedCents),
    part: amountCents === 0 ? 1 : usedCents / amountCents,
    untilIso: account.active_until,
  }
}

function standingOf({ type, status }: Limit, figures: MoneyView | TimeView): Standing {
  if (status === 'unconfirmed') return 'waiting'
  const isUsedUp = figures.kind === 'money' && figures.leftCents === 0
  // LIM-06: a break is in force as a whole.
  if (isUsedUp || type === 'coolingoff') return 'reached'
  return status === 'confirmed_disable' || status === 'unconfirmed_disable' ? 'ending' : 'active'
}

/** One limit as it is read, in the player's currency where it has one. */
export function viewOf(limit: Limit, currency: string): LimitView {
  const figures = figuresOf(limit, currency)
  const minutes = Number(limit.period)
  const isMinutes = Number.isInteger(minutes) && minutes > 0
  // Checked against the set of the three words.
  const named = periods.has(limit.period) ? (limit.period as 'day' | 'week' | 'month') : undefined
  return {
    id: limit.id,
    type: limit.type,
    period: isMinutes ? 'minutes' : named,
    minutes: isMinutes ? minutes : undefined,
    standing: standingOf(limit, figures),
    figures,
  }
}
