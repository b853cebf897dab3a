import { expect, test } from 'vitest'
import { unreadBadge } from './unread'

test.each([
  [-1, ''],
  [0, ''],
  [1, '1'],
  [2, '1+'],
  [40, '1+'],
] as const)('[NAV-15] of %i unread answers the support button shows "%s"', (count, shown) => {
  expect(unreadBadge(count)).toBe(shown)
})
