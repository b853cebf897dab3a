import { expect, test } from 'vitest'
import { again, clear, dealt, double, EMPTY, lay, lift, repeatedBy, type Seating, sumOf, undo } from './seats.ts'

const MOST = 1000
const at = (...stakes: number[]): Seating =>
  stakes.reduce((seating, cents, seat) => (cents > 0 ? (lay(seating, seat, cents, MOST) as Seating) : seating), EMPTY)

test('chips add up on their seat, and undo takes the last one back', () => {
  const seating = lay(at(100, 0, 20), 0, 500, MOST) as Seating
  expect(seating.stakes).toEqual([600, 0, 20])
  expect(undo(seating).stakes).toEqual([100, 0, 20])
  expect(undo(undo(undo(undo(seating)))).stakes).toEqual([0, 0, 0])
})

test('a seat accepts no more than its max, neither by laying nor by doubling', () => {
  expect(lay(at(600), 0, 500, MOST)).toBeNull()
  expect(double(at(600, 100), MOST)).toBeNull()
  expect(double(at(500, 100), MOST)?.stakes).toEqual([1000, 200, 0])
})

test('lifted and cleared stakes come back by undo', () => {
  expect(lift(at(100, 200), 0).stakes).toEqual([0, 200, 0])
  expect(undo(lift(at(100, 200), 0)).stakes).toEqual([100, 200, 0])
  expect(undo(clear(at(100, 200))).stakes).toEqual([100, 200, 0])
  const empty = at()
  expect(clear(empty)).toBe(empty)
  expect(lift(empty, 1)).toBe(empty)
})

test('after the deal the same stakes are one press away, and are not laid twice', () => {
  const next = dealt(at(100, 0, 300))
  expect(sumOf(next.stakes)).toBe(0)
  const repeated = again(next)
  expect(repeated.stakes).toEqual([100, 0, 300])
  expect(again(repeated)).toBe(repeated)
  expect([EMPTY, next, repeated].map(repeatedBy)).toEqual([0, 400, 0])
})
