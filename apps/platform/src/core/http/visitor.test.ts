import { expect, test } from 'vitest'
import { localeOf } from './visitor.ts'

const offered = ['en', 'en-NZ', 'de', 'fr-CA', 'no']

test.each([
  ['de-DE', 'de'],
  ['en-NZ,en;q=0.5', 'en-NZ'],
  ['en-IE', 'en'],
  ['de;q=0.5, en;q=0.8', 'en'],
  ['nb-NO', 'no'],
  ['nn', 'no'],
  ['fr-FR,fr;q=0.9', 'fr-CA'],
  ['xx, ;q=0.3', 'en'],
  [null, 'en'],
] as const)('a visitor who asks for %s is answered in %s', (header, locale) => {
  expect(localeOf(header, offered, 'en')).toBe(locale)
})
