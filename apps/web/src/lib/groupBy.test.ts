import { expect, test } from 'vitest'
import { groupBy } from './groupBy'

test('entries are grouped in the order of their first one', () => {
  expect([...groupBy([3, 1, 5, 2], (one) => one % 2)]).toEqual([
    [1, [3, 1, 5]],
    [0, [2]],
  ])
  expect(groupBy([], String).size).toBe(0)
})
