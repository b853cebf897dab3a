import { expect, test } from 'vitest'
import { SPOTS } from '../../../engines/roulette/spots.ts'
import { en, type Key } from './texts/en.ts'
import { nameOf, TEXTS, wordsFor } from './words.ts'

const keys = Object.keys(en) as Key[]
const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()

test.each(Object.keys(TEXTS))('%s fills the same holes as English', (language) => {
  const texts = TEXTS[language as keyof typeof TEXTS]
  for (const key of keys) expect([key, holes(texts[key])]).toEqual([key, holes(en[key])])
})

test('every spot has a name of its own in every language, without a hole', () => {
  for (const language of Object.keys(TEXTS)) {
    const names = SPOTS.map((spot) => nameOf(spot, wordsFor(language)))
    expect(new Set(names).size).toBe(SPOTS.length)
    for (const name of names) expect(name).not.toMatch(/[{}]/)
  }
})
