import { expect, test } from 'vitest'
import { goalBeside, goalsTo } from './goals.ts'

test('goals step from no goal up to the highest multiplier of the profile, and no further', () => {
  const goals = goalsTo(100_000)
  expect(goalBeside(goals, null, -1)).toBeNull()
  expect(goalBeside(goals, null, 1)).toBe(110)
  expect(goalBeside(goals, 110, -1)).toBeNull()
  expect(goalBeside(goals, 200, 1)).toBe(250)
  expect(goalBeside(goals, 100_000, 1)).toBe(100_000)
})
