import { expect, test } from 'vitest'
import { adjacentGoal, goalsTo } from './goals.ts'

test('goals step from no goal up to the highest multiplier of the profile, and no further', () => {
  const goals = goalsTo(100_000)
  expect(adjacentGoal(goals, null, -1)).toBeNull()
  expect(adjacentGoal(goals, null, 1)).toBe(110)
  expect(adjacentGoal(goals, 110, -1)).toBeNull()
  expect(adjacentGoal(goals, 200, 1)).toBe(250)
  expect(adjacentGoal(goals, 100_000, 1)).toBe(100_000)
})
