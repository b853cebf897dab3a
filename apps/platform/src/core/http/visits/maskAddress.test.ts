import { expect, test } from 'vitest'
import { maskAddress } from './maskAddress.ts'

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8::7', '2001:db8:0::'],
  ['::1', '0:0:0::'],
  ['fe80::', 'fe80:0:0::'],
  ['', 'unknown'],
  ['nonsense', 'unknown'],
])('[SEC-10] the address %s is %s in the log', (address, masked) => {
  expect(maskAddress(address)).toBe(masked)
})
