import { expect, test } from 'vitest'
import { type Key, textsFor } from './messages.ts'
import { en } from './texts/en.ts'

const keys = Object.keys(en) as Key[]
const holes = (locale: string, key: Key) => [...textsFor(locale)(key).matchAll(/\{\w+\}/g)].map(String).toSorted()

test.each(['de', 'fr-CA', 'no', 'it', 'et'])('%s fills the same holes as English, in words of its own', (locale) => {
  for (const key of keys) expect([key, holes(locale, key)]).toEqual([key, holes('en', key)])
  const sentences = keys.filter((key) => /\s\S+\s/.test(en[key]))
  expect(sentences.filter((key) => textsFor(locale)(key) === en[key])).toEqual([])
})

test('a locale without words of its own speaks English, a regional one its language', () => {
  expect(textsFor('sv')('lineWins', { line: 7, amount: '€24.00' })).toBe('Line 7 wins €24.00')
  expect(textsFor('de-AT')('spin')).toBe('Drehen')
})
