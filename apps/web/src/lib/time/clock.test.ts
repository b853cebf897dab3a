import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { elapsedText, localClock, type SteppingClock, secondClock, steppingClock } from './clock'

const start = Date.UTC(2026, 4, 1, 12)
beforeEach(() => void vi.useFakeTimers({ now: start }))
afterEach(() => void vi.useRealTimers())

test.each<[string, SteppingClock, number]>([
  ['[CONST-19] the session timer moves each second', secondClock, 1_000],
  ['[CONST-20] the local time moves every 15 s', localClock, 15_000],
])('%s', (_title, clock, stepMs) => {
  const heard = vi.fn()
  const stop = clock.subscribe(heard)
  heard.mockClear()
  vi.advanceTimersByTime(stepMs - 1)
  expect(heard).not.toHaveBeenCalled()
  expect(clock.now()).toBe(start)
  vi.advanceTimersByTime(1)
  expect(heard).toHaveBeenCalledTimes(1)
  expect(clock.now()).toBe(start + stepMs)
  stop()
})

test('all subscribers share one timer, which stops with the last one', () => {
  const clock = steppingClock(1_000)
  const stops = [clock.subscribe(vi.fn()), clock.subscribe(vi.fn())]
  expect(vi.getTimerCount()).toBe(1)
  for (const stop of stops) stop()
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  [0, '00:00:00'],
  [59_999, '00:00:59'],
  [3_661_000, '01:01:01'],
  [30 * 3_600_000, '30:00:00'],
  [-5, '00:00:00'],
])('%s ms of a session are formatted as %s', (ms, expected) => {
  expect(elapsedText(ms)).toBe(expected)
})
