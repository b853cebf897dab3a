import { expect, test } from 'vitest'
import { type Key, textsFor } from './messages.ts'

const sample: Key[] = ['lineWins', 'freeGamesOf', 'autoplayStart', 'interruptedSettled', 'rule7', 'scatterRule']

test('German fills the same holes as English', () => {
  for (const key of sample) {
    const holes = (locale: string) => [...textsFor(locale)(key).matchAll(/\{\w+\}/g)].map(String).toSorted()
    expect(holes('de')).toEqual(holes('en'))
  }
})

test('a locale without words of its own speaks English, a regional one its language', () => {
  expect(textsFor('fr')('lineWins', { line: 7, amount: '€24.00' })).toBe('Line 7 wins €24.00')
  expect(textsFor('de-AT')('spin')).toBe('Drehen')
})
