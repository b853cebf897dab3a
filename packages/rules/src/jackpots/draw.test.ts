import { expect, test } from 'vitest'
import { drawText, dropMoment, dropsBy, isHit, numberOf, numbersBelow, triggerCents } from './draw.ts'

test('a number is the value of the digest’s first 13 digits', () => {
  expect(numberOf('0000000000000ffff')).toBe(0n)
  expect(numberOf('fffffffffffff0000')).toBe(numbersBelow - 1n)
})

test('a secret signs the level, its cycle and its opening round, and for draws per round also the round', () => {
  expect(drawText('nova', 3, 'r-1')).toBe('nova:3:r-1')
  expect(drawText('grand-orbit', 1, 'r-1', 'r-17')).toBe('grand-orbit:1:r-1:r-17')
  expect(drawText('nova', 3, null)).toBe('nova:3')
  expect(drawText('grand-orbit', 1, null, 'r-17')).toBe('grand-orbit:1:r-17')
})

test.each([
  ['the lowest number drops one cent above the start', 0n, 1000n, 5000n, 1001n],
  ['the highest number drops one cent below the limit', numbersBelow - 1n, 1000n, 5000n, 4999n],
  ['half way is half way', numbersBelow / 2n, 1000n, 5000n, 3000n],
  ['a pool one cent below its limit drops with the next', 7n, 4999n, 5000n, 5000n],
  ['a pool two cents below it too', numbersBelow - 1n, 4998n, 5000n, 4999n],
  ['a pool beyond its limit drops with the next cent', numbersBelow - 1n, 9000n, 5000n, 9001n],
  ['a pool that stands at its limit drops with the next cent', 7n, 5000n, 5000n, 5001n],
])('the hidden amount: %s', (_, number, begun, below, trigger) => {
  expect(triggerCents(number, begun, below)).toBe(trigger)
})

test('the hidden moment lies within the cycle', () => {
  const [begun, end] = [new Date('2026-11-21T10:00:00Z'), new Date('2026-11-21T11:00:00Z')]
  expect(dropMoment(0n, begun, end)).toEqual(begun)
  expect(dropMoment(numbersBelow / 2n, begun, end)).toEqual(new Date('2026-11-21T10:30:00Z'))
  expect(dropMoment(numbersBelow - 1n, begun, end).getTime()).toBeLessThan(end.getTime())
})

test('a chance grows with the stake, to certainty', () => {
  expect(isHit(numbersBelow / 4n, 100n, 1000n)).toBe(false)
  expect(isHit(numbersBelow / 4n, 251n, 1000n)).toBe(true)
  expect(isHit(numbersBelow - 1n, 1000n, 1000n)).toBe(true)
  expect(isHit(0n, 1n, 10n ** 12n)).toBe(true)
  expect(isHit(1n << 51n, 0n, 1000n)).toBe(false)
  // A chance of a quarter takes the numbers below a quarter.
  expect([isHit(numbersBelow / 4n - 1n, 250n, 1000n), isHit(numbersBelow / 4n, 250n, 1000n)]).toEqual([true, false])
})

test.each([
  ['hour', '2026-11-21T10:59:59.999Z', '2026-11-21T11:00:00.000Z'],
  ['hour', '2026-12-31T23:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ['day', '2026-11-21T00:00:00.000Z', '2026-11-22T00:00:00.000Z'],
  ['day', '2026-02-28T18:30:00.000Z', '2026-03-01T00:00:00.000Z'],
] as const)('a %s that runs at %s ends at %s', (every, at, end) => {
  expect(dropsBy(every, new Date(at)).toISOString()).toBe(end)
})
