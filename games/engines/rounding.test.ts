import { expect, test } from 'vitest'
import { drawRounding, roundPayout } from './rounding.ts'

test.each([
  [700n, 0, 7],
  [700n, 99, 7],
  [701n, 0, 8],
  [701n, 1, 7],
  [799n, 98, 8],
  [799n, 99, 7],
  [799n, 100, 7],
  [0n, 0, 0],
])('%s hundredths of a minor unit are paid as whole ones after %s was drawn: %s', (amount, drawn, paid) => {
  expect(roundPayout(amount, 100, drawn)).toBe(paid)
})

test('a bet that is rounded by a number draws it below the parts; an older one draws nothing and loses its fraction', async () => {
  const asked: number[] = []
  const draws = {
    below: async (bound: number) => {
      asked.push(bound)
      return 41
    },
  }
  expect([await drawRounding({ rounding: 'drawn' }, 1000, draws), asked]).toEqual([41, [1000]])
  expect([await drawRounding({}, 1000, draws), asked]).toEqual([1000, [1000]])
})
