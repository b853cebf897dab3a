import { expect, test } from 'vitest'
import { joinLocale, type Locale, splitLocale } from './locales'

const offered: [Locale, ...Locale[]] = ['en', 'de', 'en-NZ']

test.each([
  ['/', 'en', '/'],
  ['/de', 'de', '/'],
  ['/de/', 'de', '/'],
  ['/de/play/brasswing/ember-wyrm', 'de', '/play/brasswing/ember-wyrm'],
  ['/en-NZ/sign-in', 'en-NZ', '/sign-in'],
  ['/en/sign-in', 'en', '/sign-in'],
  ['/it/sign-in', 'en', '/it/sign-in'],
  ['/dentist', 'en', '/dentist'],
] as const)('[RT-49] %s is read as locale %s and path %s', (pathname, locale, path) => {
  expect(splitLocale(pathname, offered)).toEqual({ locale, path })
})

test.each([
  ['/', 'en', '/'],
  ['/', 'de', '/de'],
  ['/sign-in', 'de', '/de/sign-in'],
  ['/sign-in', 'en', '/sign-in'],
] as const)('[RT-49] path %s in %s is written %s', (path, locale, written) => {
  expect(joinLocale(path, locale, offered)).toBe(written)
})
