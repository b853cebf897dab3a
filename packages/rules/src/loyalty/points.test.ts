import { expect, test } from 'vitest'
import { earnedMicros, fromMicros, toMicros } from './points.ts'

test.each([
  ['a whole point', { cents: 500n, stakeCents: 500n, percent: 100 }, 1_000_000n],
  ['a small stake brings a part of one', { cents: 10n, stakeCents: 500n, percent: 100 }, 20_000n],
  ['of a table game a quarter counts', { cents: 500n, stakeCents: 500n, percent: 25 }, 250_000n],
  ['what is no millionth is cut', { cents: 1n, stakeCents: 300n, percent: 100 }, 3333n],
  ['a game that brings nothing', { cents: 500n, stakeCents: 500n, percent: 0 }, 0n],
  ['bonus money alone', { cents: 0n, stakeCents: 500n, percent: 100 }, 0n],
  ['a currency without a rate', { cents: 500n, stakeCents: 0n, percent: 100 }, 0n],
])('what a stake earns: %s', (_, stake, micros) => {
  expect(earnedMicros(stake)).toBe(micros)
})

test('points of the wire have two digits and never exceed the stored points', () => {
  expect([0n, 1_000_000n, 12_500_000n, 1_999_999n].map(fromMicros)).toEqual([0, 1, 12.5, 1.99])
  expect([0, 1, 12.5, 3420].map(toMicros)).toEqual([0n, 1_000_000n, 12_500_000n, 3_420_000_000n])
})
