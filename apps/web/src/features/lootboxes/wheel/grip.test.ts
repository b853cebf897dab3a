import { expect, test } from 'vitest'
import { angleFrom, between, flingOf, gripAt, moved } from './grip'

const middle = { x: 100, y: 100 }

test.each([
  [100, 0, 0],
  [200, 100, 90],
  [100, 200, 180],
  [0, 100, -90],
])('a finger at %d, %d is %d degrees from the top', (x, y, angle) => {
  expect(angleFrom(middle, x, y)).toBeCloseTo(angle)
})

test.each([
  [170, -170, 20],
  [-170, 170, -20],
  [10, 20, 10],
])('the shorter way from %d to %d is %d degrees', (from, to, way) => {
  expect(between(from, to)).toBeCloseTo(way)
})

/** A finger that moves by this many degrees every 16 ms. */
function pulled(by: number, steps: number) {
  let grip = gripAt(170, 0)
  let turned = 0
  for (let step = 1; step <= steps; step += 1) {
    const next = moved(grip, 170 + by * step, step * 16)
    grip = next.grip
    turned += next.by
  }
  return { grip, turned, at: steps * 16 }
}

test('the wheel follows the finger, also past the bottom', () => {
  expect(pulled(7, 12).turned).toBeCloseTo(84)
})

test('a fast finger flings it with its speed, either way', () => {
  const forth = pulled(9, 10)
  expect(flingOf(forth.grip, forth.at)).toBeCloseTo(9 / 16, 1)
  const back = pulled(-9, 10)
  expect(flingOf(back.grip, back.at)).toBeCloseTo(-9 / 16, 1)
})

test('a slow finger, and one that has stopped, does not fling it', () => {
  const slow = pulled(1, 10)
  expect(flingOf(slow.grip, slow.at)).toBeUndefined()
  const fast = pulled(9, 10)
  expect(flingOf(fast.grip, fast.at + 200)).toBeUndefined()
})

test('a mere press does not fling it', () => {
  expect(flingOf(gripAt(40, 0), 5)).toBeUndefined()
})
