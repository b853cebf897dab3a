import { expect, test } from 'vitest'
import { countryOfLanguage } from './usePresets'

test.each([
  ['de', 'DE'],
  ['no', 'NO'],
  ['it', 'IT'],
  ['et', 'EE'],
  ['fr-CA', 'CA'],
  ['en-AU', 'AU'],
  ['en', undefined],
] as const)('the language %s suggests the country %s', (locale, country) => {
  expect(countryOfLanguage(locale)).toBe(country)
})
