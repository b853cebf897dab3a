import { expect, test } from 'vitest'
import { createTextsIn } from '../../../messages.ts'
import { readMessages } from '../../../testing/messages.ts'
import { sayCards, sayTotal } from './words.ts'

const textsOf = (locale: string) => createTextsIn(readMessages(locale))('blackjack')

test('cards and totals are announced as text', () => {
  expect(sayCards([0, 12, 9, 14], textsOf('en'))).toBe('ace, king, 10, 2')
  expect(sayCards([10, 11], textsOf('de'))).toBe('Bube, Dame')
  expect(sayTotal({ points: 17, isSoft: true }, textsOf('en'))).toBe('soft 17')
  expect(sayTotal({ points: 21, isSoft: true }, textsOf('en'))).toBe('21')
})
