import { expect, test } from 'vitest'
import type { Lying } from './cardsOf.ts'
import { totalText } from './viewFacts.ts'

// Cards 0 to 12 are the ace to the king of a suit.
const hand = (...cards: number[]) => cards.map((card) => ({ card })) as unknown as readonly Lying[]

test.each([
  [[0, 3], '5/15'],
  [[0, 12], '21'],
  [[9, 6], '17'],
])('the total over the hand %o is %s', (cards, text) => expect(totalText(hand(...cards))).toBe(text))
