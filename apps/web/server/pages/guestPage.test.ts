import { expect, test } from 'vitest'
import { type GuestPageFacts, guestPage } from './guestPage.ts'

const facts = (address: string, more: Partial<GuestPageFacts> & { cookie?: string } = {}): GuestPageFacts => ({
  url: new URL(address),
  brandId: 'apogee',
  country: null,
  isRestricted: false,
  hasSession: false,
  headers: new Headers(more.cookie ? { cookie: more.cookie } : {}),
  ...more,
})
const home = 'https://apogee.test/'

test.each([
  ['another host', facts('https://ee.apogee.test/')],
  ['another brand', facts(home, { brandId: 'halcyon' })],
  ['another language', facts(`${home}de`)],
  ['guest mode', facts(`${home}guest`)],
  ['another country', facts(home, { country: 'DE' })],
  ['a country where the law forbids play', facts(home, { country: 'DE', isRestricted: true })],
  ['a folded rail', facts(home, { cookie: 'consent=all; rail=folded' })],
])('%s makes a separate cache entry', (_, other) => {
  expect(guestPage(other)?.key).not.toBe(guestPage(facts(home))?.key)
})

test.each([
  ['a campaign', facts(`${home}?utm_source=x&gclid=1&stag=122_1`)],
  ['a parameter that no page reads', facts(`${home}?q=1&q=2&nonsense`)],
  ['cookies that the server ignores', facts(home, { cookie: 'consent=all; locale=en' })],
])('%s makes no separate cache entry', (_, same) => {
  expect(guestPage(same)?.key).toBe(guestPage(facts(home))?.key)
})

test.each([
  ['a player', facts(home, { hasSession: true })],
  ['flags of the browser', facts(home, { cookie: 'consent=all; flags=rocket_chance:1' })],
  ['parameters of the page', facts(`${home}?page=2`)],
  ['a page parameter among others', facts(`${home}?q=1&mode=demo`)],
])('with %s a page is not shared', (_, own) => {
  expect(guestPage(own)).toBeUndefined()
})

test('rendering receives only the visitor data in the key', () => {
  const { headers, url } = guestPage(
    facts(`${home}a?utm_source=x`, {
      headers: new Headers({
        cookie: 'demo_country=DE; rail=folded; x=1',
        'user-agent': 'curl/8',
        'x-forwarded-for': '192.0.2.1',
      }),
    }),
  )!
  expect(Object.fromEntries(headers)).toEqual({
    cookie: 'rail=folded',
    host: 'apogee.test',
    'user-agent': 'Mozilla/5.0 (guest page)',
  })
  expect(url.href).toBe('https://apogee.test/a')
})
