import { expect, test } from 'vitest'
import { isSwipedAway } from './swipeAway'

test.each([
  ['a press', { dx: 3, ms: 80 }, false],
  ['a slow push half way', { dx: 60, ms: 600 }, false],
  ['a push far enough', { dx: -120, ms: 900 }, true],
  ['a flick', { dx: 40, ms: 50 }, true],
  ['a twitch', { dx: 20, ms: 10 }, false],
])('%s dismisses a toast: %j', (_what, swipe, expected) => {
  expect(isSwipedAway(swipe)).toBe(expected)
})
