import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextToReels } from './hero.ts'
import { layOut } from './layout.ts'

test('at the reference size the hero is to the right of the frame, under the plates', () => {
  const { frame, side } = layOut(1320, 643)
  const hero = nextToReels(layOut(1320, 643))!
  expect([Math.round(hero.x), Math.round(hero.y), Math.round(hero.width)]).toEqual([988, 248, 305])
  // Two plates at the side.
  expect(hero.y).toBeGreaterThan(frame.y + side * 0.9)
})

test.each([
  [390, 845],
  [700, 700],
])('at %i x %i the hero does not fit', (width, height) => {
  expect(nextToReels(layOut(width, height))).toBeNull()
})

test('at every size it stays inside the game and reaches only a little behind the frame', () => {
  fc.assert(
    fc.property(fc.integer({ min: 320, max: 2560 }), fc.integer({ min: 320, max: 1600 }), (width, height) => {
      const layout = layOut(width, height)
      const hero = nextToReels(layout)
      if (!hero) return true
      const { frame, scale } = layout
      const isInside = hero.x + hero.width <= width + 1 && hero.y + hero.height <= height
      return isInside && hero.x >= frame.x + frame.width - 44 * scale - 1 && hero.width >= 150
    }),
  )
})
