import { expect, test } from 'vitest'
import type { Site } from '../page/boot'
import { withPageAddresses } from '../page/withPageAddresses'
import { isPageLink, pageAddress, plainPath } from './links'

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

test.each([
  ['/payments', 'en', false, '/payments'],
  ['/payments#fees', 'en-NZ', false, '/en-NZ/payments#fees'],
  ['/de/payments', 'de', false, '/de/payments'],
  ['/de/payments', 'de', true, '/de/guest/payments'],
  ['/payments', 'en', true, '/guest/payments'],
  ['/', 'de', true, '/de/guest'],
  ['//other.example/x', 'de', true, '//other.example/x'],
  ['https://other.example/x', 'de', true, 'https://other.example/x'],
  ['#fees', 'de', true, '#fees'],
  ['/media/art/1/x.svg', 'de', true, '/media/art/1/x.svg'],
  ['/terms.pdf', 'de', true, '/terms.pdf'],
  ['/payments?from=a.b', 'de', false, '/de/payments?from=a.b'],
] as const)(
  '[RT-49] [RT-50] a written link to %s leads in %s, guest mode %s, to %s',
  (href, locale, mode, expected) => {
    const html = (to: string) => `<p>"/payments" <a href="${to}">a</a> and <a rel="x" href="${to}">b</a></p>`
    expect(withPageAddresses(html(href), site(locale, mode))).toBe(html(expected))
  },
)

const link = (href: string, { target = '', download = false } = {}) => {
  const { origin, pathname } = new URL(href, 'https://casino.test')
  return { origin, pathname, target, hasAttribute: (name: string) => download && name === 'download' }
}

test.each([
  ['/news', {}, true],
  ['/de/games/orbit?mode=demo#rules', { target: '_self' }, true],
  ['/news', { target: '_blank' }, false],
  ['/news', { download: true }, false],
  ['/terms.pdf', {}, false],
  ['/media/rules', {}, false],
  ['/api/documents/1', {}, false],
  ['/studio/play/x', {}, false],
  ['//partner.test/offer', {}, false],
  ['/\\partner.test/offer', {}, false],
] as const)('a press on a link to %s %o navigates inside the app: %s', (href, attributes, expected) => {
  expect(isPageLink(link(href, attributes), 'https://casino.test')).toBe(expected)
})
