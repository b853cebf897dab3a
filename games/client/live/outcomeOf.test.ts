import { expect, test } from 'vitest'
import { outcomeOf } from './outcomeOf.ts'

test.each([
  [500, 0, { words: 'resultLost', isWin: false, sound: null }],
  [500, 100, { words: 'resultBack', isWin: false, sound: null }],
  [500, 500, { words: 'resultBack', isWin: false, sound: null }],
  [500, 501, { words: 'resultWon', isWin: true, sound: 'win' }],
  [500, 4_999, { words: 'resultWon', isWin: true, sound: 'win' }],
  [500, 5_000, { words: 'resultWon', isWin: true, sound: 'big' }],
])('[SAFE-09] with %i cents staked at a live table a payout of %i is presented as %o', (staked, won, told) => {
  expect(outcomeOf(staked, won)).toEqual(told)
})
