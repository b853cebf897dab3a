import { expect, test } from 'vitest'
import { languageToGoOn } from './chosenLocale'

test.each([
  ['de', 'en', 'de'],
  ['en-NZ', 'en', 'en-NZ'],
  ['en', 'de', 'en'],
  ['de', 'de', undefined],
  ['it', 'en', undefined],
  ['', 'en', undefined],
] as const)('[I18N-03] a player whose language is %s goes on from a page in %s in %s', (language, locale, goesOn) => {
  expect(languageToGoOn(language, locale, ['en', 'de', 'en-NZ'])).toBe(goesOn)
})
