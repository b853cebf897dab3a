import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adjacentStake, mayStake, type StakeChange, stakeChanged, stakeNear, stakeRaised } from './stake.ts'

const limits = { stakes: [20, 40, 100, 500], step: 20 }

test('from a stake between two of the list, a step leads to the next one of the list', () => {
  expect([adjacentStake(limits, 60, 1), adjacentStake(limits, 60, -1)]).toEqual([100, 40])
  expect([adjacentStake(limits, 500, 1), adjacentStake(limits, 20, -1)]).toEqual([null, null])
})

test('half, double and max stay within the stake limits and the balance', () => {
  expect(stakeChanged(limits, 100, 'half', 1000)).toBe(40)
  expect(stakeChanged(limits, 20, 'half', 1000)).toBe(20)
  expect(stakeChanged(limits, 300, 'double', 1000)).toBe(500)
  expect(stakeChanged(limits, 100, 'max', 259)).toBe(240)
  expect(stakeChanged(limits, 100, 'max', 10_000)).toBe(500)
  expect(stakeChanged(limits, 100, 'max', null)).toBe(500)
})

test('a raise has an effect even at the lowest stake, and ends at the highest', () => {
  expect(stakeRaised(limits, 20, 5)).toBe(40)
  expect(stakeRaised(limits, 100, 100)).toBe(200)
  expect(stakeRaised(limits, 480, 50)).toBe(500)
})

test('every change results in an allowed stake', () => {
  const changes: StakeChange[] = ['half', 'double', 'max']
  fc.assert(
    fc.property(
      fc.integer({ min: 20, max: 500 }),
      fc.constantFrom(...changes),
      fc.nat(2000),
      fc.integer({ min: 1, max: 1000 }),
      (cents, change, balance, percent) =>
        mayStake(limits, stakeChanged(limits, cents, change, balance)) &&
        mayStake(limits, stakeRaised(limits, stakeNear(limits, cents), percent)),
    ),
  )
})
