import { expect, test } from 'vitest'
import { ownPath } from './ownPath.ts'

test.each([
  ['/', '/'],
  ['/cashbox', '/cashbox'],
  ['/de/deposit?state=ok#top', '/de/deposit?state=ok#top'],
  ['/play/brasswing/ember-wyrm?mode=real', '/play/brasswing/ember-wyrm?mode=real'],
  ['/search?q=a%0Ab', '/search?q=a%0Ab'],
  ['/søk', '/s%C3%B8k'],
  ['/a/../b', '/b'],
  ['//evil.test', null],
  ['///evil.test', null],
  ['/.//evil.test', null],
  ['/a/..//evil.test', null],
  ['/\\evil.test', null],
  ['\\\\evil.test', null],
  ['/\t/evil.test', null],
  ['/\n/evil.test', null],
  ['/\r\nset-cookie: a=b', null],
  ['/\u0000/evil.test', null],
  ['/\u0085/evil.test', null],
  ['/\u2028/evil.test', null],
  ['/\u2029', null],
  ['/%09/evil.test', null],
  ['/%0a/evil.test', null],
  ['/%5Cevil.test', null],
  ['/%2Fevil.test', null],
  ['/%E2%80%A8/evil.test', null],
  ['/%ff', null],
  ['https://apogee.test/cashbox', null],
  ['javascript:alert(1)', null],
  ['cashbox', null],
  ['', null],
  [undefined, null],
  [['/cashbox'], null],
  [7, null],
])('[SEC-04] of the path %j we follow %j', (address, path) => {
  expect(ownPath(address)).toBe(path)
})

test.each([
  ['/cashbox', '/cashbox'],
  ['https://apogee.test/cashbox', '/cashbox'],
  ['HTTPS://APOGEE.test/cashbox?a=1', '/cashbox?a=1'],
  ['https://evil.test/cashbox', null],
  ['http://apogee.test/cashbox', null],
  ['https://apogee.test//evil.test', null],
  ['https://apogee.test/%09/evil.test', null],
  ['https:evil.test', null],
  ['https://apogee.test@evil.test/', null],
  ['https://me@apogee.test/', null],
  ['https://:secret@apogee.test/', null],
  ['x-https://apogee.test/', null],
  ['https://', null],
  ['https://apogee.test:8443/', null],
  ['javascript:alert(1)', null],
])('[SEC-04] of the address %j at our host we follow %j', (address, path) => {
  expect(ownPath(address, 'https://apogee.test')).toBe(path)
})

test('[SEC-04] an accepted path stays on our host when it is resolved or decoded again', () => {
  const hosts = ['/a', '/%2561', '/x?y=//evil.test', '/%252F%252Fevil.test']
  for (const address of hosts) {
    const path = ownPath(address)
    expect(path).not.toBeNull()
    for (const again of [path ?? '', decodeURIComponent(path ?? '')])
      expect(new URL(again, 'https://apogee.test').host).toBe('apogee.test')
  }
})
