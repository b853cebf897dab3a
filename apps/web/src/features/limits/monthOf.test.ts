import { expect, test } from 'vitest'
import { monthOf } from './monthOf'

const from = '2026-10-22T00:00:00.000Z'
const paid = { currency: 'EUR', state: 'succeeded' as const, finished_at: '2026-11-01T10:00:00.000Z' }

test('a month sums up payments in this wallet and the result of play', () => {
  const payments = [
    { ...paid, action: 'deposit' as const, amount_cents: 420_00 },
    { ...paid, action: 'deposit' as const, amount_cents: 1_00, state: 'declined' as const },
    { ...paid, action: 'deposit' as const, amount_cents: 2_00, finished_at: '2026-10-21T23:59:59.999Z' },
    { ...paid, action: 'deposit' as const, amount_cents: 4_00, currency: 'USD' },
    { ...paid, action: 'cashout' as const, amount_cents: 310_00 },
    { ...paid, action: 'cashout' as const, amount_cents: 8_00, state: 'pending' as const, finished_at: null },
  ]
  const sums = [
    { currency: 'EUR', bet_cents: 100_00, win_cents: 40_00, played_minutes: 90 },
    { currency: 'EUR', bet_cents: 1_00, win_cents: 1_00, played_minutes: 34 },
    { currency: 'USD', bet_cents: 0, win_cents: 500_00, played_minutes: 5 },
  ]
  expect(monthOf(payments, sums, 'EUR', from)).toEqual({
    deposited: 420_00,
    withdrawn: 310_00,
    won: -60_00,
    minutes: 124,
  })
})
