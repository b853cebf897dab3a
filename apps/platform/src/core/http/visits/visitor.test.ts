import { expect, test } from 'vitest'
import { addressBlock, isOurOwn, localeOf } from './visitor.ts'

const offered = ['en', 'en-NZ', 'de', 'fr-CA', 'no']

test.each([
  ['de-DE', 'de'],
  ['en-NZ,en;q=0.5', 'en-NZ'],
  ['en-IE', 'en'],
  ['de;q=0.5, en;q=0.8', 'en'],
  ['nb-NO', 'no'],
  ['nn', 'no'],
  ['fr-FR,fr;q=0.9', 'fr-CA'],
  ['xx, ;q=0.3', 'en'],
  [null, 'en'],
] as const)('a visitor who asks for %s is answered in %s', (header, locale) => {
  expect(localeOf(header, offered, 'en')).toBe(locale)
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:1::5', '2001:db8:0:1::/64'],
  ['2001:0DB8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
])('%s is counted as %s', (ip, block) => {
  expect(addressBlock(ip)).toBe(block)
})

test.each([
  ['https://apogee.test', 'https://apogee.test', true],
  ['https://apogee.test', 'https://halcyon.test', true],
  ['https://apogee.test', 'http://apogee.test', false],
  ['https://apogee.test', 'http://halcyon.test', false],
  ['https://apogee.test', 'https://evil.test', false],
  ['http://localhost:3000', 'http://localhost:3000', true],
  ['http://localhost:3000', 'http://halcyon.test', true],
])('[SEC-02] where players come over %s, a change from a page at %s: %s', (publicUrl, sent, isOwn) => {
  const host = 'halcyon.test'
  const headers = { origin: sent, 'x-requested-with': 'XMLHttpRequest' }
  const request = new Request(`http://${host}/api/users/sign_in`, { method: 'POST', headers })
  const origin = sent.startsWith('http:') ? `http://${host}` : `https://${host}`
  expect(isOurOwn(request, origin, publicUrl)).toBe(isOwn)
})
