import { expect, test } from 'vitest'
import { isEstonianCode } from './isEstonianCode.ts'

test.each([
  ['37605030299', true],
  ['39001010011', true],
  ['39001010022', true],
  ['37605030298', false],
  ['39002300010', false],
  // 29 February of 2000, of 1900, and 31 February: their last digits are right.
  ['50002290013', true],
  ['30002290011', false],
  ['39002310012', false],
  ['x39001010011', false],
  ['39013010010', false],
  ['09001010011', false],
  ['99001010011', false],
  ['18505030299', false],
  ['3900101001', false],
  ['390010100111', false],
  ['3900101001x', false],
  [' 3900101001', false],
  ['', false],
])('the Estonian code "%s" can be one: %s', (code, expected) => {
  expect(isEstonianCode(code)).toBe(expected)
})

test('exactly one of the ten last digits is right, for either set of weights', () => {
  for (let serial = 0; serial < 300; serial += 1) {
    const start = `3900101${String(serial).padStart(3, '0')}`
    const right = [...'0123456789'].filter((digit) => isEstonianCode(start + digit))
    expect(right, start).toHaveLength(1)
  }
})
