import { expect, test } from 'vitest'
import { median, medianInterval, milliseconds, onlyMeasured, unmeasured } from './report.ts'

const figure = (measured: string) => ({ what: 'a bet', measured, must: 'at most 5 ms', isOk: true })

test.each([
  milliseconds(median([])),
  milliseconds(Math.max()),
  milliseconds(-31_000),
  `12 a second, ${(0 / 0).toFixed(2)} of the floor`,
  median([1, Number.NaN, 3]).toFixed(0),
])('“%s” is reported as not measured', (measured) => {
  expect(onlyMeasured(figure(measured))).toEqual({ ...figure(unmeasured), isOk: false })
})

test.each([milliseconds(3.2), '0.000', '2 ms, median 1 ms'])('“%s” is reported unchanged', (measured) => {
  expect(onlyMeasured(figure(measured))).toEqual(figure(measured))
})

const upTo = (count: number) => Array.from({ length: count }, (_, at) => (at * 7) % count)

// Tables of the sign test: 20 values, for example, are cut by five on each side (95.9 %).
test.each([
  [1, [0, 0, 0]],
  [3, [0, 2, 0.75]],
  [5, [0, 4, 0.938]],
  [6, [0, 5, 0.969]],
  [8, [0, 7, 0.992]],
  [9, [1, 7, 0.961]],
  [12, [2, 9, 0.961]],
  [20, [5, 14, 0.959]],
])('the interval of the median of %i values', (count, expected) => {
  const { low, high, probability } = medianInterval(upTo(count))
  expect([low, high, Number(probability.toFixed(3))]).toEqual(expected)
})

test('there is no interval without values', () => {
  expect(medianInterval([])).toMatchObject({ low: Number.NaN, high: Number.NaN })
})
