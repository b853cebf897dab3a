import { expect, test } from 'vitest'
import { chiSquare, runs, testDraws, upperGamma } from './statistics.ts'

test.each([
  // Critical values of the tables of chi-square, one in twenty and one in a hundred.
  [1, 3.841, 0.05],
  [10, 18.307, 0.05],
  [24, 42.98, 0.01],
  [100, 135.807, 0.01],
])('%i degrees of freedom exceed %d with the chance of the tables', (degrees, statistic, p) => {
  expect(upperGamma(degrees / 2, statistic / 2)).toBeCloseTo(p, 4)
})

test('draws that favour a number, or that alternate, fail', () => {
  const skewed = Array.from({ length: 4000 }, (_, at) => (at % 9 === 0 ? 3 : at % 8))
  expect(chiSquare('chi-square', skewed, 8, 8).p).toBeLessThan(1e-6)
  const alternating = Array.from({ length: 1000 }, (_, at) => at % 2)
  expect(chiSquare('chi-square', alternating, 2, 2).p).toBe(1)
  expect(runs(alternating, 2).p).toBeLessThan(1e-6)
})

test('our draws pass', async () => {
  for (const { p } of await testDraws(6000)) expect(p).toBeGreaterThan(0.001)
})
