import fc from 'fast-check'
import { expect, test } from 'vitest'
import { requirementOf, shareOf, toHundredths } from './hundredths.ts'

test.each([
  [100, 10_000n],
  [12.5, 1_250n],
  [0.07, 7n],
  [1.005, 100n],
  ['30', 3_000n],
  ['0.35', 35n],
])('%s is %s hundredths', (value, hundredths) => {
  expect(toHundredths(value)).toBe(hundredths)
})

test('percentages that a float cannot represent are exact: 0.07 % of 1,000,000 is 700, and 29 % of 100 is 29', () => {
  expect(shareOf(1_000_000n, 0.07)).toBe(700n)
  expect(shareOf(100n, 29)).toBe(29n)
  expect(shareOf(9_007_199_254_740_993n, 100)).toBe(9_007_199_254_740_993n)
})

test('a requirement is never below the exact multiple, and above it by less than a minor unit', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 15n), fc.integer({ min: 0, max: 10_000 }), (cents, hundredths) => {
      const required = requirementOf(cents, hundredths / 100)
      expect(required * 100n).toBeGreaterThanOrEqual(cents * BigInt(hundredths))
      expect((required - 1n) * 100n).toBeLessThan(cents * BigInt(hundredths) + 1n)
    }),
  )
})

test('a share and the rest add up to the whole', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 15n), fc.integer({ min: 0, max: 10_000 }), (cents, hundredths) => {
      const share = shareOf(cents, hundredths / 100)
      expect(share).toBeLessThanOrEqual(cents)
      expect(share * 10_000n).toBeLessThanOrEqual(cents * BigInt(hundredths))
      expect((share + 1n) * 10_000n).toBeGreaterThan(cents * BigInt(hundredths))
    }),
  )
})
