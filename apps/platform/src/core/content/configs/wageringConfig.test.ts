import { expect, test } from 'vitest'
import { bonusPercent } from './wageringConfig.ts'

const slot = { engine: 'lines', profile: 'calm' }

test.each([
  ['a slot counts whole', ['slots', 'new'], 100],
  ['a table less', ['table', 'top'], 10],
  ['a live table less', ['live', 'roulette'], 10],
  ['the least of several', ['crash', 'live'], 10],
  ['one with a jackpot is closed', ['slots', 'jackpot'], null],
  ['of no category as usual', [], 100],
])('%s', (_, categories, percent) => {
  expect(bonusPercent('CW', categories, slot)).toBe(percent)
})

test.each([
  ['mines lucid', ['instant', 'mines'], 10],
  ['plinko quartz', ['instant', 'plinko'], 10],
  ['crash skylark', ['instant', 'crash'], 10],
  ['crash drift', ['instant', 'crash'], 50],
  ['blackjack salon', ['table', 'blackjack'], 5],
  ['mines lucid', [], 10],
])('%s in %j counts %d %%: a return of 98 %% or more limits it', (name, categories, percent) => {
  const [engine = '', profile = ''] = name.split(' ')
  expect(bonusPercent('CW', categories, { engine, profile })).toBe(percent)
})
