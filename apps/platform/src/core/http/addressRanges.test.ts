import { expect, test } from 'vitest'
import { addressFilter, isAddressRange } from './addressRanges.ts'

test.each([
  ['203.0.113.7', true],
  ['203.0.113.0/24', true],
  ['2001:db8::/32', true],
  ['203.0.113.0/33', false],
  ['203.0.113', false],
  ['203.0.113.0/24/8', false],
  ['partner.example', false],
])('%s is an address or a range: %s', (text, is) => {
  expect(isAddressRange(text)).toBe(is)
})

test.each([
  ['203.0.113.200', true],
  ['203.0.114.1', false],
  ['198.51.100.4', true],
  ['::ffff:203.0.113.9', true],
  ['2001:db8::17', true],
  ['2001:db9::17', false],
  ['', false],
])('[SEC-11] a caller at %s passes the list: %s', (ip, is) => {
  expect(addressFilter(['203.0.113.0/24', '198.51.100.4', '2001:db8::/32'])(ip)).toBe(is)
})

test('without a list, every address passes', () => {
  expect(addressFilter([])('192.0.2.1')).toBe(true)
})
