import { expect, test } from 'vitest'
import { likelyCountries } from './usePresets'

test.each([
  ['de', [], ['DE']],
  ['no', [], ['NO']],
  ['it', [], ['IT']],
  ['et', [], ['EE']],
  ['fr-CA', [], ['CA']],
  ['en-AU', [], ['AU']],
  ['en', [], []],
  ['en', ['en-IE', 'en'], ['IE']],
  ['en', ['de-DE', 'de', 'en-GB', 'en'], ['GB', 'DE']],
  ['en', ['en-US', 'en', 'de-DE'], ['DE']],
  ['de', ['de-AT', 'en-IE'], ['AT', 'DE', 'IE']],
  ['de', ['en-GB', 'zh-Hant-TW', 'fr-CA@posix', 'C', 'de'], ['DE', 'GB', 'TW', 'CA']],
] as const)('a page in %s and a browser with %j suggest the countries %j', (locale, languages, countries) => {
  expect(likelyCountries(locale, languages)).toEqual(countries)
})
