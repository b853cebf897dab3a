import { expect, test } from 'vitest'
import { levelAt, levelOf, levelsBetween } from './level.ts'

const level = (id: string, min: number, max: number | null, exclude_end = true) => ({
  id,
  status: true,
  conditions: [{ persistent_comp_points: { min, max, exclude_end } }],
})
const ends = [100, 500, 1500, 5000, 12_500, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, null]
const statuses = [
  ...ends.map((max, place) => level(`level_${place + 1}`, ends[place - 1] ?? 0, max)),
  { id: '257', status: false, conditions: [] },
]

test.each([
  [0, 'level_1'],
  [99.99, 'level_1'],
  [100, 'level_2'],
  [499, 'level_2'],
  [500, 'level_3'],
  [1500, 'level_4'],
  [5000, 'level_5'],
  [12_500, 'level_6'],
  [25_000, 'level_7'],
  [50_000, 'level_8'],
  [100_000, 'level_9'],
  [250_000, 'level_10'],
  [500_000, 'level_11'],
  [999_999.99, 'level_11'],
  [1_000_000, 'level_12'],
  [9e12, 'level_12'],
])('[VIP-03] [OPEN-34] %d persistent points are %s', (points, id) => {
  expect(levelAt(points, statuses)).toBe(id)
})

test('a range with an inclusive end contains it', () => {
  const two = [level('level_1', 0, 100, false), level('level_2', 101, 200, false)]
  expect([100, 200, 201, -1].map((points) => levelAt(points, two))).toEqual([
    'level_1',
    'level_2',
    undefined,
    undefined,
  ])
})

test.each([
  [['level_5', '257'], 5],
  [['level_3', 'level_12'], 12],
  [['257', 'pick:10'], undefined],
  [['stage_4'], undefined],
  [['xlevel_4', 'LEVEL_5', '_level_6', 'level_7_', 'level_'], undefined],
] as const)('[OPEN-67] of the statuses %j the level is %s', (ids, number) => {
  expect(levelOf(ids)).toBe(number)
})

test.each([
  [99.99, 100, ['level_2']],
  [0, 99.99, []],
  [100, 499, []],
  [90, 1500, ['level_2', 'level_3', 'level_4']],
  [500, 90, []],
])('from %d to %d points these levels are reached: %j', (from, to, ids) => {
  expect(levelsBetween(from, to, statuses).map(({ id }) => id)).toEqual(ids)
})

test('a level of several ranges is held, and reached, in any of them', () => {
  const range = (min: number, max: number) => ({ persistent_comp_points: { exclude_end: true, min, max } })
  const two = [{ id: 'level_1', status: true, conditions: [range(10, 20), range(30, 40)] }]
  expect([9, 10, 19, 20, 30, 39, 40].map((points) => levelAt(points, two))).toEqual([
    undefined,
    'level_1',
    'level_1',
    undefined,
    'level_1',
    'level_1',
    undefined,
  ])
  expect([levelsBetween(0, 10, two), levelsBetween(20, 30, two), levelsBetween(10, 29, two)]).toEqual([two, two, []])
})
