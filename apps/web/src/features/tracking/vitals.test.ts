import { expect, test } from 'vitest'
import { layoutShift, pressDelay } from './vitals'

const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput })

test.each([
  ['nothing', [], 0],
  ['one burst', [shift(100, 0.1), shift(900, 0.1)], 0.2],
  ['a pause of a second between two bursts', [shift(100, 0.1), shift(1_100, 0.15)], 0.15],
  ['a burst of more than five seconds', [0, 900, 1_800, 2_700, 3_600, 4_500, 5_400].map((at) => shift(at, 0.1)), 0.6],
  ['shifts caused by a press', [shift(100, 0.9, true), shift(200, 0.1)], 0.1],
])('[TRK-04] the layout shift of %s', (_, shifts, expected) => {
  expect(layoutShift(shifts)).toBeCloseTo(expected, 6)
})

const presses = (...durations: number[]) => durations.map((duration, place) => ({ interactionId: place + 1, duration }))

test.each([
  ['no press', [], 0, undefined],
  ['some presses', presses(50, 200, 80), 3, 200],
  ['sixty presses, without the worst one', presses(50, 900, 80), 60, 80],
  [
    'the events of one press',
    [
      { interactionId: 1, duration: 40 },
      { interactionId: 1, duration: 120 },
    ],
    1,
    120,
  ],
  ['an event other than a press', [{ interactionId: 0, duration: 500 }], 0, undefined],
  ['many presses of which few were slow', presses(70), 200, 70],
])('[TRK-04] the delay of %s', (_, all, interactions, expected) => {
  expect(pressDelay(all, interactions)).toBe(expected)
})
