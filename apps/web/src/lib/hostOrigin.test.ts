import { expect, test } from 'vitest'
import { isNamedOrigin } from './hostOrigin'

const named = ['https://club.halcyon.test', 'https://*.partners.test', 'http://127.0.0.1:*', 'https://odd.test:8443']

test.each([
  'https://club.halcyon.test',
  'https://a.partners.test',
  'https://a.b.partners.test',
  'http://127.0.0.1:4000',
  'https://odd.test:8443',
])('[I18N-07] %s may frame the site', (origin) => {
  expect(isNamedOrigin(origin, named)).toBe(true)
})

test.each([
  'http://club.halcyon.test',
  'https://club.halcyon.test:444',
  'https://xclub.halcyon.test',
  'https://partners.test',
  'https://evilpartners.test',
  'https://a.partners.test.evil.test',
  'https://127.0.0.1:4000',
  'https://odd.test',
  'null',
  '',
])('[I18N-07] %s may not', (origin) => {
  expect(isNamedOrigin(origin, named)).toBe(false)
})

test('[I18N-07] a brand that names nobody is framed by nobody', () => {
  expect(isNamedOrigin('https://club.halcyon.test', [])).toBe(false)
})
