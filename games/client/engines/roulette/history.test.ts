import { expect, test } from 'vitest'
import { heatOf } from './history.ts'

test('hot numbers are the most frequent ones, more recent ones first', () => {
  expect(heatOf([7, 7, 3, 3, 9, 9, 9, 1, 2, 4]).hot).toEqual([9, 7, 3])
})

test('a number drawn once is not hot', () => {
  expect(heatOf([1, 2, 3, 4]).hot).toEqual([])
  expect(heatOf([5, 2, 5, 4]).hot).toEqual([5])
})

test('cold numbers are those not drawn', () => {
  const { cold } = heatOf(Array.from({ length: 34 }, (_, at) => at))
  expect(cold.toSorted((a, b) => a - b)).toEqual([34, 35, 36])
})
