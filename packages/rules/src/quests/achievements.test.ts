import { expect, test } from 'vitest'
import { countedFor, isAchievement, partDone } from './achievements.ts'

test.each([
  ['achievement--first-orbit', true],
  ['summer-achievement', true],
  ['quest--m--achievements', false],
  ['summer-race', false],
  ['', false],
])('[TRN-04] [QST-08] the identifier "%s" is an achievement: %s', (identifier, expected) => {
  expect(isAchievement(identifier)).toBe(expected)
})

test('an achievement counts stakes or rounds; a group counts nothing', () => {
  const figures = { bet_cents: 20_00, games_taken: 7 }
  expect((['bet', 'spin', 'group'] as const).map((kind) => countedFor(kind, figures))).toEqual([20_00, 7, 0])
})

test.each([
  [0, 100, 0],
  [50, 100, 0.5],
  [100, 100, 1],
  [250, 100, 1],
  [-5, 100, 0],
  [5, 0, 0],
])('%d of %d is %d done', (counted, target, part) => {
  expect(partDone(counted, target)).toBe(part)
})
