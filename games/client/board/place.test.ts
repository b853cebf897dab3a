import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Box } from '../scene/layout.ts'
import { type BoardShape, placeBoard } from './place.ts'

const shapes: readonly BoardShape[] = [
  { widest: 1.5, narrowest: 0.9, lines: 2 },
  { widest: 1.08, narrowest: 1, lines: 1 },
  { widest: 1.75, narrowest: 1, lines: 1 },
]
const within = (box: Box, width: number, height: number) =>
  box.x >= 0 && box.y >= 0 && box.width > 0 && box.x + box.width <= width + 1 && box.y + box.height <= height + 1
const meet = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

test('from a small phone to a wide screen board, choices and results are inside and none covers another', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 320, max: 2560 }),
      fc.integer({ min: 340, max: 1600 }),
      fc.constantFrom(...shapes),
      (width, height, shape) => {
        const { frame, options, trail, scale } = placeBoard(width, height, shape)
        if (scale < 0.5) return true
        const boxes = trail ? [frame, options, trail] : [frame, options]
        const isApart = boxes.every((box, at) => boxes.every((other, place) => at === place || !meet(box, other)))
        return boxes.every((box) => within(box, width, height)) && isApart
      },
    ),
  )
})

test('a phone has its choices under the board, at the thumb, and the board as wide as the screen', () => {
  const { frame, options, isPortrait } = placeBoard(390, 760, { widest: 1.5, narrowest: 0.9, lines: 2 })
  expect(isPortrait).toBe(true)
  expect(options.y).toBeGreaterThan(frame.y + frame.height)
  expect(frame.width).toBeGreaterThan(360)
})

test('the smallest phone gives the board the height of the title, a tablet sets the options side by side', () => {
  const small = placeBoard(320, 536, { widest: 1.5, narrowest: 0.9, lines: 2 })
  expect(small.title.height).toBe(0)
  expect(small.frame.height).toBeGreaterThan(536 * 0.4)
  expect(placeBoard(768, 992, { widest: 1.5, narrowest: 0.9, lines: 2 }).options.height).toBe(44)
})

test('a message on the lower rim of a phone does not cover the options below', () => {
  // Half of a line of the pill: bar.css.
  const half = 19
  for (const [width, height] of [
    [320, 552],
    [320, 640],
    [390, 800],
  ] as const)
    for (const shape of shapes) {
      const { frame, options } = placeBoard(width, height, shape)
      expect(options.y - (frame.y + frame.height)).toBeGreaterThan(half)
    }
})
