import { Centrifuge } from 'centrifuge'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { backOff } from './backOff'

let attempts: number[] = []

/** A server that rejects every connection. */
class Refused {
  onclose: ((event: { code: number; reason: string }) => void) | undefined
  constructor() {
    attempts.push(Date.now())
    queueMicrotask(() => this.onclose?.({ code: 1006, reason: '' }))
  }
  close() {}
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Seconds between the attempts of a page whose random number is always this one. */
async function waits(drawn: number): Promise<readonly number[]> {
  vi.spyOn(Math, 'random').mockReturnValue(drawn)
  attempts = []
  const client = new Centrifuge('ws://casino.test/connection/websocket', { ...backOff, websocket: Refused })
  client.connect()
  await vi.advanceTimersByTimeAsync(90_000)
  client.disconnect()
  return attempts.slice(1, 7).map((at, index) => Math.round((at - attempts[index]!) / 1000))
}

test('pages that disconnect together reconnect at different times, later with each attempt, after 20 s at most', async () => {
  const [soonest, latest] = [await waits(0), await waits(0.999_999)]
  expect(soonest).toEqual([2, 2, 2, 2, 2, 2])
  expect(latest).toEqual([4, 6, 10, 18, 20, 20])
})
