import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ballAt, fallOf, SLOT_DEPTH } from './fall.ts'

const aPath = fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 8, maxLength: 16 })
const aSpring = fc.double({ min: 0, max: 1, noNaN: true })

test('a ball lands in the slot of its turns to the right, for any bounce heights', () => {
  fc.assert(
    fc.property(aPath, aSpring, (path, spring) => {
      const fall = fallOf(path, () => spring)
      const rest = ballAt(fall, fall.seconds + 1)
      const slot = path.reduce((sum, turn) => sum + turn, 0)
      return (
        Math.abs(rest.x - (slot - path.length / 2)) < 1e-9 &&
        Math.abs(rest.y - (path.length - 1 + SLOT_DEPTH)) < 1e-9 &&
        rest.met === path.length
      )
    }),
  )
})

test('it hits one peg per row, adjacent to the previous one, and leaves it on the drawn side', () => {
  const { pegs, legs } = fallOf([1, 0, 0, 1, 1, 1, 0, 0], () => 0.5)
  expect(pegs.map(({ at }) => at)).toEqual([0, 1, 1, 1, 2, 3, 4, 4])
  expect(pegs.map(({ row }) => row)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(legs.slice(1).map(({ across }) => Math.sign(across))).toEqual([1, -1, -1, 1, 1, 1, -1, -1])
})

test('its way has no jumps: a moment later it is a little further', () => {
  fc.assert(
    fc.property(aPath, aSpring, (path, spring) => {
      const fall = fallOf(path, (row) => (row % 2 ? spring : 1 - spring))
      let before = ballAt(fall, 0)
      for (let now = 0.004; now < fall.seconds; now += 0.004) {
        const next = ballAt(fall, now)
        if (Math.hypot(next.x - before.x, next.y - before.y) > 0.12) return false
        before = next
      }
      return true
    }),
  )
})

test('a ball through sixteen rows is down within three and a half seconds', () => {
  const { seconds } = fallOf(new Array<number>(16).fill(1), () => 1)
  expect(seconds).toBeGreaterThan(2)
  expect(seconds).toBeLessThan(3.5)
})
