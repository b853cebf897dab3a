import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellCentre, layOut } from './layout.ts'

test('the landscape reference size has the designed layout', () => {
  const { frame, scale, side } = layOut(1320, 643)
  expect([scale, side]).toEqual([1, 168])
  expect([frame.x, Math.round(frame.y), frame.width, frame.height]).toEqual([288, 91, 744, 424])
})

test.each([
  [320, 536],
  [390, 812],
  [768, 992],
] as const)('in a portrait frame of %i by %i the reels have at least 94 %% of the width', (width, height) => {
  expect(layOut(width, height).frame.width / width).toBeGreaterThanOrEqual(0.94)
})

test.each([
  [720, 418],
  [844, 358],
  [667, 343],
])('the counter of free games has a place next to the reels of %d x %d', (width, height) => {
  const { frame, side } = layOut(width, height)
  expect(side).toBeGreaterThanOrEqual(84)
  expect(side).toBeLessThan(frame.x)
})

test('a phone on its side gives the plates the width of a picture and the words beside it', () => {
  const { frame, side } = layOut(844, 358)
  expect(side).toBeGreaterThanOrEqual(112)
  expect(side).toBeLessThan(frame.x - 20)
})

test('from a small phone to a wide screen the reels and the bar stay inside the frame', () => {
  fc.assert(
    fc.property(fc.integer({ min: 320, max: 2560 }), fc.integer({ min: 320, max: 1600 }), (width, height) => {
      const layout = layOut(width, height)
      const { frame } = layout
      const last = cellCentre(layout, 4, 2)
      const isInside =
        frame.x >= -1 && frame.x + frame.width <= width + 1 && frame.y >= 0 && frame.y + frame.height <= height
      return isInside && last.x < frame.x + frame.width && last.y < frame.y + frame.height
    }),
  )
})
