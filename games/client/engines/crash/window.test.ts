import fc from 'fast-check'
import { expect, test } from 'vitest'
import { marksOf, placeOf, windowAt } from './window.ts'

const room = { x: 40, y: 20, width: 600, height: 300 }

test('the rocket is in sight from the ground to the top', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 140, noNaN: true }),
      fc.constantFrom(4500, 7000, 9000),
      (seconds, doublesMs) => {
        const hundredths = 100 * 2 ** ((seconds * 1000) / doublesMs)
        const { x, y } = placeOf(windowAt(seconds, hundredths, doublesMs), room, { seconds, hundredths })
        return (
          x >= room.x &&
          x <= room.x + room.width * 0.9 &&
          y <= room.y + room.height + 1e-6 &&
          y >= room.y + room.height * 0.05
        )
      },
    ),
  )
})

test('the window keeps its size at first and then grows with the flight', () => {
  expect(windowAt(1, 110, 7000)).toEqual(windowAt(3, 134, 7000))
  expect(windowAt(20, 724, 7000).top).toBeGreaterThan(724)
})

test('a few round heights are marked at every size of the window', () => {
  expect(marksOf({ seconds: 7, top: 210 })).toEqual([150, 200])
  fc.assert(
    fc.property(fc.integer({ min: 210, max: 1_400_000 }), (top) => {
      const marks = marksOf({ seconds: 9, top })
      return marks.length >= 1 && marks.length <= 6 && marks.every((mark) => mark > 100 && mark < top)
    }),
  )
})
