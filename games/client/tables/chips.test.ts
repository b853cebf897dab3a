import { expect, test } from 'vitest'
import { colourOfPile, createShort, heightOfPile } from './chips.ts'

const values = [20, 100, 500, 1000, 2500, 5000]

test.each([
  [20, 0, 1],
  [80, 0, 4],
  [100, 1, 1],
  [600, 2, 2],
  [640, 2, 4],
  [5000, 5, 1],
  [90_000, 5, 4],
])('a pile of %i has the colour of its highest chip and a height to match', (cents, colour, height) => {
  expect(colourOfPile(cents, values)).toBe(colour)
  expect(heightOfPile(cents, values)).toBe(height)
})

test('an amount on a chip is short in any currency', () => {
  const euro = createShort('en', 100)
  expect([20, 100, 2550, 100_000].map(euro)).toEqual(['0.2', '1', '25.5', '1K'])
  expect(createShort('de', 100)(20)).toBe('0,2')
  expect(createShort('en', 1)(2000)).toBe('2K')
  expect(createShort('en', 100_000_000)(200)).toBe('200')
})
