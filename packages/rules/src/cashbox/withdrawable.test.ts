import { expect, test } from 'vitest'
import { withdrawableCents } from './withdrawable.ts'

test.each([
  ['without a bonus all real money', false, false, 90_00],
  ['while a bonus is wagered nothing', true, false, 0],
  ['in a break all of it, for nobody can wager then', true, true, 90_00],
  ['in a break without a bonus all of it', false, true, 90_00],
])('%s can be withdrawn', (_, isWagering, isOnBreak, cents) => {
  expect(withdrawableCents(90_00, { isWagering, isOnBreak })).toBe(cents)
})
