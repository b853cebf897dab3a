import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashRepeatedly } from './sha256.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

test('hashes a text of 64 hex digits repeatedly, like any SHA-256', () => {
  const aSeed = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'))
  fc.assert(
    fc.property(aSeed, fc.nat(20), (seed, times) => {
      let expected = seed
      for (let time = 0; time < times; time++) expected = sha256(expected)
      expect(hashRepeatedly(seed, times)).toBe(expected)
    }),
  )
  expect(() => hashRepeatedly('not a seed', 1)).toThrow('malformed')
})
