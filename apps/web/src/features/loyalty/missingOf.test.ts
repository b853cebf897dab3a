import { expect, test } from 'vitest'
import { missingOf } from './missingOf'

test.each([
  [undefined, undefined],
  [{}, undefined],
  [
    { cents: 12_50, currency: 'EUR' },
    { kind: 'money', cents: 12_50, currency: 'EUR' },
  ],
  [{ cents: 12_50 }, undefined],
  [{ cents: 0, currency: 'EUR' }, undefined],
  [{ points: 40 }, { kind: 'points', points: 40 }],
  [{ points: -1 }, undefined],
] as const)('of %j the result names %j', (missing, expected) => {
  expect(missingOf(missing)).toEqual(expected)
})
