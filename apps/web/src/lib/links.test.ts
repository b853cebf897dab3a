import { expect, test } from 'vitest'
import type { Site } from './boot'
import { pageAddress, plainPath } from './links'

const site = (locale: 'en' | 'de' | 'en-NZ', isGuestMode: boolean) =>
  ({ brand: { locales: ['en', 'de', 'en-NZ'] }, locale, isGuestMode }) as unknown as Site

test.each([
  ['/', 'en', false, '/'],
  ['/promotions', 'en', false, '/promotions'],
  ['/', 'de', false, '/de'],
  ['/promotions', 'en-NZ', false, '/en-NZ/promotions'],
  ['/', 'en', true, '/guest'],
  ['/promotions', 'en', true, '/guest/promotions'],
  ['/', 'de', true, '/de/guest'],
  ['/promotions', 'de', true, '/de/guest/promotions'],
] as const)('[RT-49] [RT-50] %s in %s, guest mode %s, is at %s and back', (path, locale, isGuestMode, address) => {
  expect(pageAddress(path, site(locale, isGuestMode))).toBe(address)
  expect(plainPath(address, site(locale, isGuestMode))).toBe(path)
})

test('a path that only begins like a prefix is a path', () => {
  expect(plainPath('/guests', site('en', true))).toBe('/guests')
  expect(plainPath('/denmark', site('en', false))).toBe('/denmark')
  expect(plainPath('/guest/promotions', site('en', false))).toBe('/guest/promotions')
})
