import { expect, test } from 'vitest'
import { median, milliseconds, onlyMeasured, unmeasured } from './report.ts'

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
