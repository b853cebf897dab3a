import { expect, test } from 'vitest'
import { bettingAddress, sportsUrlOf } from './model'

test.each([
  [true, 'https://bets.test', 'https://bets.test'],
  [false, 'https://bets.test', null],
  [true, '', null],
])('[NAV-34] betting enabled %s at "%s" links to %s', (enabled, url, expected) => {
  expect(sportsUrlOf({ enabled, url, bonusTypesMap: {} })).toBe(expected)
})

test.each([
  ['https://bets.test', undefined, 'https://bets.test/?locale=en'],
  ['https://bets.test/', 'tennis', 'https://bets.test/tennis?locale=en'],
  ['https://bets.test/book/?brand=1', 'a/b', 'https://bets.test/book/a%2Fb?brand=1&locale=en'],
])('[RT-43] [RT-58] the betting page %s with the target %s is %s', (url, target, expected) => {
  expect(bettingAddress(url, target, 'en')).toBe(expected)
})
