import { expect, test } from 'vitest'
import { Admission } from './admission.ts'

const turn = () => new Promise(setImmediate)

/** Connections that take until the test ends them, by number. */
function arrivals(admission: Admission) {
  const begun: number[] = []
  const ends: (() => void)[] = []
  const enter = (number: number) =>
    admission.enqueue(() => {
      begun.push(number)
      return new Promise<void>((done) => {
        ends[number] = done
      })
    })
  return { begun, ends, enter }
}

test('a connection that arrives at an empty queue is accepted at once', () => {
  const { begun, enter } = arrivals(new Admission())
  enter(1)
  expect(begun).toEqual([1])
})

test('a limited number begins in each turn of the event loop, the others in the next, in order of arrival', async () => {
  const admission = new Admission({ perTurn: 2 })
  const { begun, enter } = arrivals(admission)
  for (const number of [1, 2, 3, 4, 5]) enter(number)
  expect([begun, admission.waiting]).toEqual([[1, 2], 3])
  await turn()
  // A new arrival does not overtake the queue.
  enter(6)
  expect([begun, admission.waiting]).toEqual([[1, 2, 3, 4], 2])
  await turn()
  expect([begun, admission.waiting]).toEqual([[1, 2, 3, 4, 5, 6], 0])
})

test('no more are in progress than allowed, and each that finishes lets in the next', async () => {
  const admission = new Admission({ inProgress: 2 })
  const { begun, ends, enter } = arrivals(admission)
  for (const number of [1, 2, 3, 4]) enter(number)
  await turn()
  expect(begun).toEqual([1, 2])
  ends[2]!()
  await turn()
  await turn()
  expect([begun, admission.waiting]).toEqual([[1, 2, 3], 1])
})

test('a full queue rejects new arrivals, and a departure frees a slot', () => {
  const admission = new Admission({ perTurn: 1, queued: 2 })
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

test('a connection that has left the queue is not accepted', async () => {
  const { begun, enter } = arrivals(new Admission({ perTurn: 1 }))
  enter(1)
  const leave = enter(2)
  enter(3)
  leave?.()
  await turn()
  expect(begun).toEqual([1, 3])
})
