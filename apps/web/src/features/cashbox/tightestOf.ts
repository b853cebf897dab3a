import type { Result } from '@apogee/contract'

type Limit = Result<'limits.list'>[number]

/** The rest of a player's tightest deposit limit. */
export interface LimitLeft {
  readonly period: 'day' | 'week' | 'month'
  readonly amountCents: number
  readonly leftCents: number
  readonly untilIso: string
}

const periods: ReadonlySet<string> = new Set(['day', 'week', 'month'])
// OPEN-10: a limit that awaits confirmation is not in force; one whose removal is pending still is.
const inForce: ReadonlySet<string> = new Set(['active', 'confirmed', 'unconfirmed_disable', 'confirmed_disable'])

/** SAFE-03: the deposit limit that leaves the least; undefined for a player without one in this currency. */
export function tightestOf(limits: readonly Limit[], currency: string): LimitLeft | undefined {
  return limits
    .flatMap(({ type, status, period, accounts = [] }): LimitLeft[] => {
      if (type !== 'deposit' || !inForce.has(status) || !periods.has(period)) return []
      const account = accounts.find((one) => one.currency === currency)
      if (!account) return []
      const { amount_cents: amountCents, current_value_amount_cents: used, active_until: untilIso } = account
      const leftCents = Math.max(0, amountCents - Math.abs(used))
      // Validated against the set of three periods.
      return [{ period: period as LimitLeft['period'], amountCents, leftCents, untilIso }]
    })
    .toSorted((a, b) => a.leftCents - b.leftCents)[0]
}
