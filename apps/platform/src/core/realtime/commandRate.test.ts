import { expect, test } from 'vitest'
import { CommandRate } from './commandRate.ts'

test('a second allows so many commands, at once or one after the other, and the next second as many again', () => {
  let now = 0
  const rate = new CommandRate(10, () => now)
  expect([rate.take(8), rate.take(2), rate.take(1)]).toEqual([true, true, false])
  now += 100
  expect([rate.take(1), rate.take(1)]).toEqual([true, false])
  now += 60_000
  expect([rate.take(10), rate.take(1)]).toEqual([true, false])
})
