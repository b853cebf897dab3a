import { expect, test } from 'vitest'
import {
  barState,
  earnedStatus,
  fallbackVipProgress,
  quarterEnd,
  quarterStart,
  vipProgressOf,
  vipThreshold,
} from './progress.ts'

test.each([
  ['[CONST-34] USD', 'USD', 6_000_000, 600_000],
  ['[CONST-34] EUR', 'EUR', 6_000_000, 600_000],
  ['[CONST-35] AUD', 'AUD', 9_000_000, 900_000],
  ['[CONST-35] CAD', 'CAD', 9_000_000, 900_000],
  ['[CONST-35] NZD', 'NZD', 9_000_000, 900_000],
  ['[CONST-36] BRL', 'BRL', 30_000_000, 3_000_000],
  ['[OPEN-32] NOK', 'NOK', 9_000_000, 900_000],
  ['[OPEN-32] BTC', 'BTC', 9_000_000, 900_000],
])('%s: what the way to BRONZE takes in %s: bets of %d, deposits of %d', (_, currency, bets, deposits) => {
  expect(vipThreshold('BRONZE', currency)).toEqual({ bets, deposits })
})

test.each([
  ['REGULAR', 0],
  ['BRONZE', 1],
  ['SILVER', 2],
  ['GOLD', 4],
  ['PLATINUM', 8],
  ['DIAMOND', 16],
] as const)('[OPEN-32] %s takes %d times the way to BRONZE', (status, times) => {
  expect(vipThreshold(status, 'EUR')).toEqual({ bets: 6_000_000 * times, deposits: 600_000 * times })
})

test.each([
  [{ deposits: 600_000, bets: 5_999_999 }, 'REGULAR'],
  [{ deposits: 599_999, bets: 99_000_000 }, 'REGULAR'],
  [{ deposits: 600_000, bets: 6_000_000 }, 'BRONZE'],
  [{ deposits: 2_400_000, bets: 24_000_000 }, 'GOLD'],
  [{ deposits: 99_000_000, bets: 990_000_000 }, 'DIAMOND'],
] as const)('figures of %j earn %s: both have to be reached', (figures, status) => {
  expect(earnedStatus(figures, 'EUR')).toBe(status)
})

test('[VIP-07] a player on the way to the next status', () => {
  expect(vipProgressOf('BRONZE', { deposits: 300_000, bets: 12_000_000 }, 'EUR')).toEqual({
    currency: 'EUR',
    currentStatus: 'BRONZE',
    activeStatus: 'BRONZE',
    nextStatus: 'SILVER',
    depositAmountCents: 300_000,
    depositThresholdCents: 1_200_000,
    betSumCents: 12_000_000,
    betSumThresholdCents: 12_000_000,
    overallProgress: 62,
  })
})

test('[VIP-07] what the quarter has earned counts at once, and never takes the status of the group away', () => {
  const figures = { deposits: 1_300_000, bets: 12_000_000 }
  expect(vipProgressOf('REGULAR', figures, 'EUR')).toMatchObject({ activeStatus: 'SILVER', nextStatus: 'GOLD' })
  expect(vipProgressOf('PLATINUM', figures, 'EUR')).toMatchObject({ activeStatus: 'PLATINUM', nextStatus: 'DIAMOND' })
})

test('[VIP-07] at the top there is nothing further', () => {
  expect(vipProgressOf('DIAMOND', { deposits: 0, bets: 0 }, 'EUR')).toMatchObject({
    currentStatus: 'DIAMOND',
    activeStatus: 'DIAMOND',
    nextStatus: 'DIAMOND',
    overallProgress: 100,
  })
})

test.each([
  ['USD', 600_000],
  ['EUR', 600_000],
  ['AUD', 900_000],
  ['CAD', 900_000],
  ['NZD', 900_000],
  ['BRL', 3_000_000],
  ['NOK', 900_000],
  ['BTC', 900_000],
])(
  '[ERR-16] [OPEN-66] without figures in %s the way is from REGULAR to BRONZE, by deposits of %d and bets of 9000000',
  (currency, deposits) => {
    expect(fallbackVipProgress(currency)).toMatchObject({
      currency,
      currentStatus: 'REGULAR',
      nextStatus: 'BRONZE',
      overallProgress: 0,
      depositAmountCents: 0,
      depositThresholdCents: deposits,
      betSumCents: 0,
      betSumThresholdCents: 9_000_000,
    })
  },
)

test.each([
  ['2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', '2026-03-31T23:59:59.999Z'],
  ['2026-03-31T23:59:59.999Z', '2026-01-01T00:00:00.000Z', '2026-03-31T23:59:59.999Z'],
  ['2026-04-01T00:00:00.000Z', '2026-04-01T00:00:00.000Z', '2026-06-30T23:59:59.999Z'],
  ['2026-09-30T12:00:00.000Z', '2026-07-01T00:00:00.000Z', '2026-09-30T23:59:59.999Z'],
  ['2026-12-31T23:00:00.000Z', '2026-10-01T00:00:00.000Z', '2026-12-31T23:59:59.999Z'],
])('[VIP-12] [OPEN-35] the quarter of %s lasts from %s to %s', (now, start, end) => {
  const at = new Date(now)
  expect([quarterStart(at).toISOString(), quarterEnd(at).toISOString()]).toEqual([start, end])
})

test.each([
  [0, 600_000, 'current'],
  [599_999, 600_000, 'current'],
  [600_000, 600_000, 'achieved'],
  [900_000, 600_000, 'achieved'],
])('[VIP-11] a bar at %d of %d is %s', (amount, threshold, state) => {
  expect(barState(amount, threshold)).toBe(state)
})
