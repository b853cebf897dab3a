import { expect, test } from 'vitest'
import { createTextsIn } from '../../../messages.ts'
import { readMessages } from '../../../testing/messages.ts'
import { cardLabels, totalLabel } from './texts.ts'

const textsOf = (locale: string) => createTextsIn(readMessages(locale))('blackjack')

test('cards and totals are announced as text', () => {
  expect(cardLabels([0, 12, 9, 14], textsOf('en'))).toBe('ace, king, 10, 2')
  expect(cardLabels([10, 11], textsOf('de'))).toBe('Bube, Dame')
  expect(totalLabel({ points: 17, isSoft: true }, textsOf('en'))).toBe('soft 17')
  expect(totalLabel({ points: 21, isSoft: true }, textsOf('en'))).toBe('21')
})
