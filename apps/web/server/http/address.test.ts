import { expect, test } from 'vitest'
import type { Locale } from '../../src/lib/i18n/locales.ts'
import { type LocaleFacts, localePath, rightPath } from './address.ts'

const offered: [Locale, ...Locale[]] = ['en', 'de', 'en-NZ', 'it']

test.each([
  ['/', undefined],
  ['/promotions', undefined],
  ['/promotions/', '/promotions'],
  ['/de/', '/de'],
  ['/de/play/brasswing/ember-wyrm/', '/de/play/brasswing/ember-wyrm'],
  ['//evil.example/', '/evil.example'],
  ['///', '/'],
  ['/a//b', '/a/b'],
  ['/de/producers/brasswing/1', '/de/producers/brasswing'],
  ['/producers/brasswing/2', undefined],
  ['/producers/1', undefined],
  ['/DE/promotions', '/de/promotions'],
  ['/en-nz', '/en-NZ'],
] as const)('[GD-01] %s is really %s', (pathname, path) => {
  expect(rightPath(pathname, offered)).toBe(path)
})

const visitor: LocaleFacts = {
  pathname: '/',
  offered,
  country: null,
  cookies: null,
  isBot: false,
  byCountry: { CA: 'en-CA', AU: 'en-AU', DE: 'de', NZ: 'en-NZ', IT: 'it', EE: 'et' },
}

test.each([
  ['their country is unknown', {}, undefined],
  ['their country has no locale', { country: 'FR' }, undefined],
  ['they are in Germany', { country: 'DE' }, '/de'],
  ['they ask for a page from New Zealand', { country: 'NZ', pathname: '/promotions' }, '/en-NZ/promotions'],
  ['they are a guest by address', { country: 'IT', pathname: '/guest/promotions' }, '/it/guest/promotions'],
  ['the brand does not offer their locale', { country: 'EE' }, undefined],
  ['they chose Italian once', { country: 'DE', cookies: 'rail=folded; locale=it' }, '/it'],
  ['they chose English once', { country: 'DE', cookies: 'locale=en' }, undefined],
  ['their stored choice is not a locale', { country: 'DE', cookies: 'locale=xx' }, undefined],
  ['the path names a locale', { country: 'DE', pathname: '/it/promotions' }, undefined],
  ['the path names the default locale', { country: 'DE', pathname: '/en' }, undefined],
  ['they are a crawler', { country: 'DE', isBot: true }, undefined],
] as const)('[CONST-33] [RT-49] when %s, the path becomes %s', (_, facts, path) => {
  expect(localePath({ ...visitor, ...facts })).toBe(path)
})
