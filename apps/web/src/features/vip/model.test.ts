import { noRates } from '@apogee/rules/money/euroScale'
import { vipProgressOf } from '@apogee/rules/vip/progress'
import type { VipStatus } from '@apogee/rules/vip/statuses'
import { expect, test } from 'vitest'
import { cardsOf, daysLeft, leftToDo, missingOf, nameOf, nextOf, percentOf, pictureOf } from './model'

/** Progress from euro cents. */
const progressOf = (status: VipStatus, { deposits, bets }: { readonly deposits: number; readonly bets: number }) =>
  vipProgressOf(
    status,
    { deposits: BigInt(deposits) * 10_000n, bets: BigInt(bets) * 10_000n },
    { code: 'EUR', subunits_to_unit: 100 },
    noRates,
  )

const bronze = { deposits: 300_000, bets: 12_000_000 }

test('[VIP-10] the cards of a Bronze player: before, current, future, and locked ones', () => {
  const cards = cardsOf(progressOf('BRONZE', bronze))
  expect(cards.map(({ position }) => position)).toEqual(['before', 'current', 'future', 'lock', 'lock', 'lock'])
})

test('a guest has no position on the ladder, but sees all of it', () => {
  expect(cardsOf(undefined).map(({ position }) => position)).toEqual(Array(6).fill(undefined))
})

test('[VIP-05] REGULAR is shown as a rising star', () => {
  expect([nameOf('REGULAR'), pictureOf('REGULAR')]).toEqual(['rising_star', '/media/status/star.svg'])
  expect([nameOf('GOLD'), pictureOf('GOLD')]).toEqual(['gold', '/media/status/gold.svg'])
})

test.each([
  ['BRONZE', { deposits: 0, bets: 0 }, 'both', { deposits: 1_200_000, bets: 12_000_000 }],
  ['BRONZE', { deposits: 1_200_000, bets: 3_000_000 }, 'bets', { deposits: 0, bets: 9_000_000 }],
  ['BRONZE', bronze, 'deposits', { deposits: 900_000, bets: 0 }],
] as const)('a %s with %j this quarter has %s left to do', (status, figures, left, missing) => {
  const progress = progressOf(status, figures)
  expect([leftToDo(progress), missingOf(progress)]).toEqual([left, missing])
})

test('at the top there is nothing left to do', () => {
  const progress = progressOf('DIAMOND', { deposits: 0, bets: 0 })
  expect([leftToDo(progress), nextOf(progress)]).toEqual(['top', undefined])
})

test.each([
  [0, 600, 0],
  [599, 600, 99],
  [600, 600, 100],
  [900, 600, 100],
  [0, 0, 100],
])('%d of %d are %d %%', (amount, threshold, percent) => {
  expect(percentOf(amount, threshold)).toBe(percent)
})

test.each([
  ['2026-12-31T23:59:59.999Z', '2026-12-31T12:00:00.000Z', 0],
  ['2026-12-31T23:59:59.999Z', '2026-12-01T00:00:00.000Z', 30],
  ['2026-12-31T23:59:59.999Z', '2027-01-01T00:00:00.000Z', 0],
])('before the end of the quarter on %s, on %s %d days remain', (end, now, days) => {
  expect(daysLeft(end, Date.parse(now))).toBe(days)
})
