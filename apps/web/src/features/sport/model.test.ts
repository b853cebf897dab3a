import { expect, test } from 'vitest'
import { sportsUrlOf } from './model'

test.each([
  [true, 'https://bets.test', 'https://bets.test'],
  [false, 'https://bets.test', null],
  [true, '', null],
])('[NAV-34] betting enabled %s at "%s" leads to %s', (enabled, url, expected) => {
  expect(sportsUrlOf({ enabled, url, bonusTypesMap: {} })).toBe(expected)
})
