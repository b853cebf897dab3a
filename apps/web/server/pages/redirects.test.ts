import { expect, test } from 'vitest'
import { type RedirectFacts, redirectOf } from './redirects.ts'

const german: Omit<RedirectFacts, 'url'> = {
  locales: ['en', 'de'],
  hosts: ['apogee.test', 'www.apogee.test'],
  country: 'DE',
  cookies: null,
  isBot: false,
  localesByCountry: { DE: 'de' },
  demoCountryCookie: 'demo_country',
}

const sent = (address: string, facts: Partial<RedirectFacts> = {}) => {
  const answer = redirectOf({ ...german, ...facts, url: new URL(address) })
  return answer && [answer.status, answer.headers.get('location')]
}

test.each([
  ['https://apogee.test/de/', 301, '/de'],
  ['https://apogee.test/promotions/?a=1', 301, '/promotions?a=1'],
  ['https://apogee.test:8443//evil.test/', 301, '/evil.test'],
  ['https://www.apogee.test/de?a=1', 301, 'https://apogee.test/de?a=1'],
  ['https://www.apogee.test//evil.test/', 301, 'https://apogee.test/evil.test'],
  ['https://apogee.test/promotions?a=1', 302, '/de/promotions?a=1'],
] as const)('[GD-01] [I18N-06] %s is answered %i to %s', (address, status, location) => {
  expect(sent(address)).toEqual([status, location])
})

test('password managers find the page to change a password', () => {
  expect(sent('https://apogee.test/.well-known/change-password')).toEqual([302, '/profile/security'])
})

test('a redirect never leads to a host of another brand', () => {
  expect(sent('https://www.evil.test/promotions', { country: null })).toBeUndefined()
  expect(sent('https://www.evil.test/promotions/', { country: null })).toEqual([301, '/promotions'])
})

test('[CONST-33] a page with the right locale is not redirected', () => {
  expect(sent('https://apogee.test/de/promotions')).toBeUndefined()
  expect(sent('https://apogee.test/', { country: 'FR' })).toBeUndefined()
})

test('[RT-49] the default locale in a path is a choice: a cookie keeps the next page from using the country’s', () => {
  const answer = redirectOf({ ...german, url: new URL('https://apogee.test/en/promotions') })
  expect(answer?.headers.get('location')).toBe('/promotions')
  const cookies = answer?.headers.get('set-cookie')?.split(';')[0] ?? null
  expect(cookies).toBe('locale=en')
  expect(sent('https://apogee.test/promotions', { cookies })).toBeUndefined()
})

test('the country can be set in the sandbox only', () => {
  const answer = redirectOf({ ...german, country: null, url: new URL('http://localhost/a?country=AU&b=1') })
  expect(answer?.headers.get('location')).toBe('/a?b=1')
  expect(answer?.headers.get('set-cookie')).toContain('demo_country=AU;')
  const real = { country: null, demoCountryCookie: undefined }
  expect(sent('https://apogee.test/a?country=AU', real)).toBeUndefined()
})
