import { expect, test } from 'vitest'
import { ownPath } from './ownPath.ts'

test.each([
  ['/cashbox', '/cashbox'],
  ['/de/deposit?state=ok#top', '/de/deposit?state=ok#top'],
  ['https://apogee.test/cashbox', '/cashbox'],
  ['https://evil.test/cashbox', null],
  ['http://apogee.test/cashbox', null],
  ['//evil.test', null],
  ['https://apogee.test//evil.test', null],
  ['/\\evil.test', null],
  ['\\\\evil.test', null],
  ['https:evil.test', null],
  ['https://apogee.test@evil.test/', null],
  ['https://me@apogee.test/', null],
  ['javascript:alert(1)', null],
  ['/\t/evil.test', null],
  ['cashbox', null],
  ['', null],
])('[SEC-04] a return to %j is %j', (address, path) => {
  expect(ownPath(address, 'https://apogee.test')).toBe(path)
})
