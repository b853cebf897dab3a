import { expect, test } from 'vitest'
import { newsCount, supportCount } from './counts'

test.each([
  [0, undefined],
  [1, '1'],
  [2, '1+'],
  [40, '1+'],
])('[NAV-15] %s unread support answers are shown as %s', (unread, expected) => {
  expect(supportCount(unread)).toBe(expected)
})

test.each([
  [0, undefined],
  [1, '1'],
  [8, '8'],
  [9, '9+'],
  [120, '9+'],
])('[CONST-12] %s unread notifications are shown as %s', (unread, expected) => {
  expect(newsCount(unread)).toBe(expected)
})
