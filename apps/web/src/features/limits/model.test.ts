import { expect, test } from 'vitest'
import { type Limit, viewOf } from './model'

const base: Limit = {
  id: 1,
  type: 'deposit',
  period: 'week',
  status: 'active',
  strategy: null,
  parent_type: null,
  created_at: '2026-06-01T00:00:00.000Z',
  disable_at: null,
  confirm_until: null,
}
const account = (currency: string, amount_cents: number, current_value_amount_cents: number) => ({
  currency,
  amount_cents,
  current_value_amount_cents,
  active_until: '2026-06-08T00:00:00.000Z',
})

test('a limit of money is shown in the currency of the player', () => {
  const limit: Limit = { ...base, accounts: [account('USD', 50_00, 0), account('EUR', 100_00, -40_00)] }
  expect(viewOf(limit, 'EUR')).toMatchObject({
    period: 'week',
    standing: 'active',
    figures: { kind: 'money', currency: 'EUR', usedCents: 40_00, leftCents: 60_00, part: 0.4 },
  })
  expect(viewOf(limit, 'BTC').figures).toMatchObject({ currency: 'USD' })
})

test.each([
  ['used up', { accounts: [account('EUR', 100_00, 100_00)] }, 'reached'],
  ['overdrawn, of negative value', { accounts: [account('EUR', 100_00, -120_00)] }, 'reached'],
  ['of nothing at all', { accounts: [account('EUR', 0, 0)] }, 'reached'],
  ['a break', { type: 'coolingoff' as const }, 'reached'],
  ['not confirmed', { status: 'unconfirmed' as const }, 'waiting'],
  ['about to be removed', { status: 'confirmed_disable' as const }, 'ending'],
  ['whose removal waits', { status: 'unconfirmed_disable' as const }, 'ending'],
])('[LIM-05] [LIM-06] [LIM-07] a limit %s stands as %s', (_what, more, standing) => {
  expect(viewOf({ ...base, ...more }, 'EUR').standing).toBe(standing)
})

test('the period of a session is a number of minutes', () => {
  expect(viewOf({ ...base, type: 'session', period: '60' }, 'EUR')).toMatchObject({ period: 'minutes', minutes: 60 })
  expect(viewOf({ ...base, type: 'selfexclusion', period: 'forever' }, 'EUR').period).toBeUndefined()
})
