import { expect, test } from 'vitest'
import { placesOf } from './placeFlight.ts'

const SIZES = [
  [1020, 643],
  [1320, 743],
  [1900, 900],
  [844, 390],
  [640, 330],
  [568, 320],
  [390, 844],
  [390, 740],
  [320, 568],
  [320, 640],
  [768, 1024],
] as const

test.each(SIZES)('in %i x %i every part of the table fits, and no two overlap', (width, height) => {
  const { frame, call, options, trail, flyers } = placesOf(width, height)
  const boxes = [frame, call, options, trail, flyers].filter((box) => box !== null)
  for (const box of boxes) {
    expect(box.width).toBeGreaterThan(0)
    expect(box.height).toBeGreaterThanOrEqual(0)
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
    expect(box.y + box.height).toBeLessThanOrEqual(height)
  }
  for (const [at, one] of boxes.entries())
    for (const other of boxes.slice(at + 1)) {
      const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x
      const isApart = one.y + one.height <= other.y || other.y + other.height <= one.y
      expect(isBeside || isApart).toBe(true)
    }
  expect(frame.width).toBeGreaterThanOrEqual(240)
  expect(frame.height).toBeGreaterThanOrEqual(90)
})

test('all bets are next to the flight where the screen is wide enough, on a phone under it', () => {
  const lying = placesOf(1020, 643)
  expect(lying.flyers?.x).toBeGreaterThan(lying.frame.x + lying.frame.width)
  const standing = placesOf(390, 844)
  expect(standing.flyers?.y).toBeGreaterThan(standing.frame.y + standing.frame.height)
  expect(placesOf(480, 320).flyers).toBeNull()
})
