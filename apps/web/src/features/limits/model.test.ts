import { describe, expect, test } from 'vitest'
import { breakOf, type Limit, maskedEmail, offeredSpans, playStatusOf, rowsOf } from './model'

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
const half = { accounts: [account('EUR', 100_00, 50_00)] }
const later = '2026-06-08T00:00:00.000Z'

test('[PROF-14] a money limit is shown in the player’s currency, the shortest period first', () => {
  const week: Limit = { ...base, accounts: [account('USD', 50_00, 0), account('EUR', 100_00, -40_00)] }
  const day: Limit = { ...base, id: 2, period: 'day', ...half }
  const rows = rowsOf([week, day], 'deposit', 'EUR')
  expect(rows.map(({ period }) => period)).toEqual(['day', 'week'])
  expect(rows[1]).toMatchObject({
    status: 'active',
    money: { currency: 'EUR', usedCents: 40_00, leftCents: 60_00, part: 0.4 },
  })
  expect(rowsOf([week], 'deposit', 'BTC')[0]?.money).toMatchObject({ currency: 'USD' })
})

test.each([
  ['with much left', half, 'active'],
  ['nearly used up', { accounts: [account('EUR', 100_00, 80_00)] }, 'nearly'],
  ['used up', { accounts: [account('EUR', 100_00, 100_00)] }, 'reached'],
  ['overdrawn, of negative value', { accounts: [account('EUR', 100_00, -120_00)] }, 'reached'],
  ['of zero', { accounts: [account('EUR', 0, 0)] }, 'reached'],
  ['whose removal waits for its mail', { ...half, status: 'unconfirmed_disable' as const }, 'waiting'],
  ['about to be removed', { ...half, status: 'confirmed_disable' as const, disable_at: later }, 'ending'],
])('[LIM-05] [LIM-07] a limit %s has the status %s', (_what, more, status) => {
  expect(rowsOf([{ ...base, ...more }], 'deposit', 'EUR')[0]?.status).toBe(status)
})

describe('[SAFE-01] a looser limit', () => {
  const next: Limit = { ...base, id: 2, accounts: [account('EUR', 200_00, 0)] }

  test('that waits for its mail is listed next to the one in force', () => {
    const rows = rowsOf(
      [
        { ...base, ...half },
        { ...next, status: 'unconfirmed' },
      ],
      'deposit',
      'EUR',
    )
    expect(rows).toMatchObject([
      { limit: { id: 1 }, status: 'waiting', pending: { id: 2, isRemoval: false, money: { amountCents: 200_00 } } },
    ])
    expect(rows[0]?.pending?.fromIso).toBeUndefined()
  })

  test('that waits for its day shows the date, and the one in force is unchanged', () => {
    const old: Limit = { ...base, ...half, status: 'confirmed_disable', disable_at: later }
    expect(rowsOf([old, { ...next, status: 'confirmed' }], 'deposit', 'EUR')).toMatchObject([
      { limit: { id: 1 }, status: 'active', pending: { id: 2, fromIso: later } },
    ])
  })
})

test('the period of a session is a number of minutes', () => {
  expect(rowsOf([{ ...base, type: 'session', period: '60' }], 'session', 'EUR')).toMatchObject([
    { minutes: 60, period: undefined, status: 'active' },
  ])
})

test.each([
  ['active', 95, 'active'],
  ['active', 96, 'nearly'],
  ['ending', 96, 'ending'],
  ['ending', 120, 'reached'],
  ['waiting', 130, 'reached'],
] as const)(
  'a session limit of 120 minutes with the status %s is, after %i minutes of play, %s',
  (status, played, shown) => {
    expect(playStatusOf(status, played, 120)).toBe(shown)
  },
)

test('[LIM-06] [SAFE-02] of several breaks the one that ends last is shown', () => {
  const pause: Limit = { ...base, type: 'coolingoff', period: 'day', disable_at: later }
  expect(breakOf([base, pause])).toEqual({ kind: 'coolingoff', untilIso: later })
  expect(breakOf([pause, { ...base, type: 'selfexclusion', period: 'forever' }])).toEqual({ kind: 'selfexclusion' })
  expect(breakOf([base])).toBeUndefined()
})

test.each([
  ['maya@gmail.com', 'm•••a@gmail.com'],
  ['m@gmail.com', 'm•••@gmail.com'],
])('%s is shown as %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown)
})

test('[LIM-03] the licence determines the lengths of a break and their order', () => {
  const periods = { coolingoff: ['day', 'week', 'fortnight'], selfexclusion: ['12_months', 'forever'] }
  expect(offeredSpans(periods, 'coolingoff')).toEqual(['day', 'week'])
  expect(offeredSpans(periods, 'selfexclusion')).toEqual(['12_months', 'forever'])
  expect(offeredSpans(undefined, 'selfexclusion')).toEqual([])
})
