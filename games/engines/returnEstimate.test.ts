import { expect, test } from 'vitest'
import { createReturnEstimate } from './returnEstimate.ts'

test('a return is the sum of the wins over the sum of the stakes', () => {
  const estimate = createReturnEstimate()
  // A stake of 1 that loses and a doubled one that wins: quotients of 0 and 2 would say 100 %.
  estimate.add(1, 0)
  estimate.add(2, 4)
  expect(estimate.result().rtp).toBeCloseTo(4 / 3, 12)
})

test('with equal stakes the standard error is that of the mean', () => {
  const estimate = createReturnEstimate()
  const wins = [0, 0, 0, 400, 100, 0, 250, 0]
  for (const win of wins) estimate.add(100, win)
  const mean = wins.reduce((sum, win) => sum + win, 0) / wins.length
  const variance = wins.reduce((sum, win) => sum + (win - mean) ** 2, 0) / wins.length
  expect(estimate.result().standardError).toBeCloseTo(Math.sqrt(variance / wins.length) / 100, 12)
})

test('a return without stakes is an error, not a number', () => {
  expect(() => createReturnEstimate().result()).toThrow('no stakes')
})
