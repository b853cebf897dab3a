import { expect, test } from 'vitest'
import { bonusPercent } from './wageringConfig.ts'

test.each([
  ['a slot counts whole', ['slots', 'new'], 100],
  ['a table less', ['table', 'top'], 10],
  ['a live table less', ['live', 'roulette'], 10],
  ['the least of several', ['crash', 'live'], 10],
  ['one with a jackpot is closed', ['slots', 'jackpot'], null],
  ['of no category as usual', [], 100],
])('%s', (_, categories, percent) => {
  expect(bonusPercent('CW', categories)).toBe(percent)
})
