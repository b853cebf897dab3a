import { expect, test } from 'vitest'
import { ApiError } from '../api/api.ts'
import { createPace } from './pace.ts'

/** A fake device whose clock advances only during waits. */
function device() {
  let now = 0
  const pace = createPace(
    () => now,
    async (ms) => {
      now += ms
    },
  )
  const begun: number[] = []
  const begin = async () => begun.push(now)
  return { pace, begin, begun, pass: (ms: number) => (now += ms) }
}

test('rounds begin at least the minimum time apart, and immediately after a longer pause', async () => {
  const { pace, begin, begun, pass } = device()
  await pace.next(2_500, begin)
  pass(1_000)
  await pace.next(2_500, begin)
  pass(9_000)
  await pace.next(2_500, begin)
  expect(begun).toEqual([0, 2_500, 11_500])
})

test('a round rejected as too soon is retried until it begins', async () => {
  const { pace, begin, begun } = device()
  let tries = 0
  await pace.next(0, async () => {
    tries += 1
    if (tries < 3) throw new ApiError('round_too_soon')
    return begin()
  })
  expect([tries, begun]).toEqual([3, [200]])
})

test('any other error is passed to the caller', async () => {
  const { pace } = device()
  await expect(pace.next(0, () => Promise.reject(new ApiError('insufficient_funds')))).rejects.toThrow(
    'insufficient_funds',
  )
})
