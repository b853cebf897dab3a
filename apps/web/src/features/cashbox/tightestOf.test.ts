import { expect, test } from 'vitest'
import { tightestOf } from './tightestOf'

type Limit = Parameters<typeof tightestOf>[0][number]
const limit = (period: string, amount: number, used: number, more: Partial<Limit> = {}): Limit => ({
  id: 1,
  type: 'deposit',
  period,
  status: 'active',
  strategy: null,
  parent_type: null,
  disable_at: null,
  created_at: '2026-11-01T00:00:00.000Z',
  confirm_until: null,
  accounts: [
    {
      currency: 'EUR',
      amount_cents: amount,
      current_value_amount_cents: used,
      active_until: '2026-11-30T00:00:00.000Z',
    },
  ],
  ...more,
})

test('[SAFE-03] of several deposit limits the one with the smallest rest is shown', () => {
  const limits = [limit('day', 10_000, 0), limit('week', 50_000, -45_000), limit('month', 90_000, 10_000)]
  expect(tightestOf(limits, 'EUR')).toMatchObject({ period: 'week', amountCents: 50_000, leftCents: 5_000 })
})

test.each([
  ['of another kind', limit('day', 100, 0, { type: 'loss' })],
  ['not confirmed yet', limit('day', 100, 0, { status: 'unconfirmed' })],
  ['of another currency', limit('day', 100, 0, { accounts: [] })],
])('a limit %s does not count here', (_what, one) => {
  expect(tightestOf([one], 'EUR')).toBeUndefined()
})

test('a used-up limit leaves 0', () => {
  expect(tightestOf([limit('day', 100, -150)], 'EUR')?.leftCents).toBe(0)
})
