import { expect, test } from 'vitest'
import { isListedPage } from './isListedPage'

const page = { isIndexed: true, isGuestMode: false, path: '/', locale: 'en', isUnlistedRoute: false } as const

test.each(['/', '/promotions', '/play/brasswing/ember-wyrm', '/categories/top', '/profiles-of-games', '/depositary'])(
  '[OPEN-11] %s may be listed',
  (path) => {
    expect(isListedPage({ ...page, path })).toBe(true)
  },
)

test.each([
  '/profile',
  '/profile/limits',
  '/cashbox',
  '/deposit',
  '/withdraw',
  '/popup/vip',
  '/ffc',
  '/oops',
  '/guest',
  '/guest/promotions',
  '/search',
])('[SEO-01] [OPEN-11] %s is not indexed', (path) => {
  expect(isListedPage({ ...page, path })).toBe(false)
})

test('[OPEN-11] pages on other hosts, in guest mode, in the sandbox’s language, and of unlisted routes are not indexed', () => {
  expect(isListedPage({ ...page, isIndexed: false })).toBe(false)
  expect(isListedPage({ ...page, isGuestMode: true })).toBe(false)
  expect(isListedPage({ ...page, locale: 'en-XA' })).toBe(false)
  expect(isListedPage({ ...page, isUnlistedRoute: true })).toBe(false)
})
