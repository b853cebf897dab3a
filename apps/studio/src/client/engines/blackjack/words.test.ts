import { expect, test } from 'vitest'
import { en, type Key } from './texts/en.ts'
import { sayCards, sayTotal, TEXTS, wordsFor } from './words.ts'

const keys = Object.keys(en) as Key[]
const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()

test.each(Object.keys(TEXTS))('%s fills the same holes as English', (language) => {
  const texts = TEXTS[language as keyof typeof TEXTS]
  for (const key of keys) expect([key, holes(texts[key])]).toEqual([key, holes(en[key])])
})

test('cards and totals are said in words', () => {
  expect(sayCards([0, 12, 9, 14], wordsFor('en'))).toBe('ace, king, 10, 2')
  expect(sayCards([10, 11], wordsFor('de'))).toBe('Bube, Dame')
  expect(sayTotal({ points: 17, isSoft: true }, wordsFor('en'))).toBe('soft 17')
  expect(sayTotal({ points: 21, isSoft: true }, wordsFor('en'))).toBe('21')
})
