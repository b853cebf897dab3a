import { expect, test } from 'vitest'
import { LANGUAGES, type Language, textsFor } from './messages.ts'

const files = import.meta.glob<Record<string, Record<string, string>>>(
  ['./texts/*.ts', './slots/texts/*.ts', './slots/told/texts/*.ts', './live/texts/*.ts', './engines/*/texts/*.ts'],
  {
    eager: true,
  },
)
const folders = [...new Set(Object.keys(files).map((path) => path.slice(0, path.lastIndexOf('/'))))]
const wordsOf = (folder: string, language: Language) => files[`${folder}/${language}.ts`]?.[language] ?? {}
const holes = (text: string | undefined) => [...(text ?? '').matchAll(/\{\w+\}/g)].map(String).toSorted()

test.each(folders)('%s fills the same holes in every language, in words of its own', (folder) => {
  const english = wordsOf(folder, 'en')
  const keys = Object.keys(english)
  expect(keys.length).toBeGreaterThan(0)
  for (const language of LANGUAGES.filter((other) => other !== 'en')) {
    const words = wordsOf(folder, language)
    expect([language, Object.keys(words).toSorted()]).toEqual([language, keys.toSorted()])
    for (const key of keys) expect([language, key, holes(words[key])]).toEqual([language, key, holes(english[key])])
    const sentences = keys.filter((key) => /\s\S+\s/.test(english[key] ?? ''))
    expect([language, sentences.filter((key) => words[key] === english[key])]).toEqual([language, []])
  }
})

test('a locale without words of its own speaks English, a regional one its language', () => {
  expect(textsFor('sv')('announceBet', { bet: '€24.00' })).toBe('Bet €24.00')
  expect(textsFor('de-AT')('spin')).toBe('Drehen')
})
