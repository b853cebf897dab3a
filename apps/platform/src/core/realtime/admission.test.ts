import { expect, test } from 'vitest'
import { Admission } from './admission.ts'

const turn = () => new Promise(setImmediate)

/** Connections that take until the test ends them, by number. */
function arrivals(admission: Admission) {
  const begun: number[] = []
  const ends: (() => void)[] = []
  const enter = (number: number) =>
    admission.enter(() => {
      begun.push(number)
      return new Promise<void>((done) => {
        ends[number] = done
      })
    })
  return { begun, ends, enter }
}

test('whoever comes while nobody waits is let in at once', () => {
  const { begun, enter } = arrivals(new Admission())
  enter(1)
  expect(begun).toEqual([1])
})

test('so many begin in a turn of the loop, the others in the next, in the order they came', async () => {
  const admission = new Admission({ perTurn: 2 })
  const { begun, enter } = arrivals(admission)
  for (const number of [1, 2, 3, 4, 5]) enter(number)
  expect([begun, admission.waiting]).toEqual([[1, 2], 3])
  await turn()
  // One who comes now has no right before those who wait.
  enter(6)
  expect([begun, admission.waiting]).toEqual([[1, 2, 3, 4], 2])
  await turn()
  expect([begun, admission.waiting]).toEqual([[1, 2, 3, 4, 5, 6], 0])
})

test('no more are under way than may be, and each that is over lets in the next', async () => {
  const admission = new Admission({ underWay: 2 })
  const { begun, ends, enter } = arrivals(admission)
  for (const number of [1, 2, 3, 4]) enter(number)
  await turn()
  expect(begun).toEqual([1, 2])
  ends[2]!()
  await turn()
  await turn()
  expect([begun, admission.waiting]).toEqual([[1, 2, 3], 1])
})

test('a full queue takes nobody, and one who leaves makes room', () => {
  const admission = new Admission({ perTurn: 1, waiting: 2 })
  const { enter } = arrivals(admission)
  enter(1)
  const leave = enter(2)
  enter(3)
  expect(enter(4)).toBeNull()
  leave?.()
  leave?.()
  expect(enter(5)).not.toBeNull()
  expect(admission.waiting).toBe(2)
})

test('one who has left is not let in', async () => {
  const { begun, enter } = arrivals(new Admission({ perTurn: 1 }))
  enter(1)
  const leave = enter(2)
  enter(3)
  leave?.()
  await turn()
  expect(begun).toEqual([1, 3])
})
