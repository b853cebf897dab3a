import { expect, test } from 'vitest'
import { levelProgress, levelsOf } from './level'

const status = (id: string, min: number, max: number | null, isLevel = true) => ({
  id,
  name: id,
  status: isLevel,
  writable: false,
  conditions: [{ persistent_comp_points: { type: 'range', exclude_end: true, min, max } }],
})
const levels = levelsOf([
  status('level_10', 1000, null),
  status('level_2', 100, 1000),
  status('level_1', 0, 100),
  status('level_x', 0, 1),
  status('257', 0, 1, false),
])

test('levels are sorted by number and exclude other groups', () => {
  expect(levels.map(({ number }) => number)).toEqual([1, 2, 10])
})

test.each([
  [0, 1, 0],
  [50, 1, 0.5],
  [100, 2, 0],
  [999, 2, 899 / 900],
  [1000, 10, 1],
  [5000, 10, 1],
])('%i points stand on level %i, %d of the way', (points, number, part) => {
  const standing = levelProgress(levels, points)
  expect(standing?.level.number).toBe(number)
  expect(standing?.part).toBeCloseTo(part)
})

test('without levels the standing is undefined', () => {
  expect(levelProgress([], 10)).toBeNull()
})
