import type { Result } from '@apogee/contract'

type Limit = Result<'limits.list'>[number]

/** What a player's own deposit limits still allow. */
export interface LimitLeft {
  readonly period: 'day' | 'week' | 'month'
  readonly amountCents: number
  readonly leftCents: number
  readonly untilIso: string
}

const periods: ReadonlySet<string> = new Set(['day', 'week', 'month'])
// OPEN-10: one that waits for its confirmation is not in force, one that waits for its end still is.
const inForce: ReadonlySet<string> = new Set(['active', 'confirmed', 'unconfirmed_disable', 'confirmed_disable'])

/** SAFE-03: of several deposit limits the one that leaves the least; undefined for a player without one in this currency. */
export function tightestOf(limits: readonly Limit[], currency: string): LimitLeft | undefined {
  return limits
    .flatMap(({ type, status, period, accounts = [] }): LimitLeft[] => {
      if (type !== 'deposit' || !inForce.has(status) || !periods.has(period)) return []
      const account = accounts.find((one) => one.currency === currency)
      if (!account) return []
      const { amount_cents: amountCents, current_value_amount_cents: used, active_until: untilIso } = account
      const leftCents = Math.max(0, amountCents - Math.abs(used))
      // Checked against the set of the three words.
      return [{ period: period as LimitLeft['period'], amountCents, leftCents, untilIso }]
    })
    .toSorted((a, b) => a.leftCents - b.leftCents)[0]
}
