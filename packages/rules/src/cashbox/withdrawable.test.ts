import { expect, test } from 'vitest'
import { isLockedByBonus } from './withdrawable.ts'

test.each([
  ['without a bonus it is open', false, false, false],
  ['while a bonus is wagered it is locked', true, false, true],
  ['in a break it is open, because wagering is not possible then', true, true, false],
  ['in a break without a bonus it is open', false, true, false],
])('a wallet: %s', (_, isWagering, isOnBreak, isLocked) => {
  expect(isLockedByBonus({ isWagering, isOnBreak })).toBe(isLocked)
})
