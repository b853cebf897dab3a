import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { painted } from './painted'

let frames: (() => void)[] = []

beforeEach(() => {
  frames = []
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function isOver(promise: Promise<void>, ms: number): Promise<boolean> {
  const seen = vi.fn()
  void promise.then(seen)
  await vi.advanceTimersByTimeAsync(ms)
  return seen.mock.calls.length > 0
}

test('a press is answered by a frame before the next page is rendered', async () => {
  const frame = painted()
  expect(await isOver(frame, 100)).toBe(false)
  for (const run of frames) run()
  // The frame is painted after its callbacks.
  expect(await isOver(frame, 0)).toBe(true)
})

test('a window without frames waits no longer than 200 ms', async () => {
  const frame = painted()
  expect(await isOver(frame, 199)).toBe(false)
  expect(await isOver(frame, 1)).toBe(true)
})
