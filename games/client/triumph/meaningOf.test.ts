import { expect, test } from 'vitest'
import { meaningOf } from './meaningOf.ts'

test.each([
  { won: 0, meaning: 'none' },
  { won: 99, meaning: 'none' },
  { won: 100, meaning: 'none' },
  { won: 101, meaning: 'win' },
  { won: 999, meaning: 'win' },
  { won: 1000, meaning: 'big' },
  { won: 2500, meaning: 'superb' },
])('[SAFE-09] a result of $won for a stake of 100 is presented as $meaning', ({ won, meaning }) => {
  expect(meaningOf(won, 100)).toBe(meaning)
})
