import { expect, test } from 'vitest'
import { outcomeOf } from './outcomeOf.ts'

test.each([
  [500, 0, { text: 'resultLost', isWin: false, sound: null }],
  [500, 100, { text: 'resultBack', isWin: false, sound: null }],
  [500, 500, { text: 'resultBack', isWin: false, sound: null }],
  [500, 501, { text: 'resultWon', isWin: true, sound: 'win' }],
  [500, 4_999, { text: 'resultWon', isWin: true, sound: 'win' }],
  [500, 5_000, { text: 'resultWon', isWin: true, sound: 'big' }],
])('[SAFE-09] with %i cents staked at a live table a payout of %i is presented as %o', (staked, won, expected) => {
  expect(outcomeOf(staked, won)).toEqual(expected)
})
