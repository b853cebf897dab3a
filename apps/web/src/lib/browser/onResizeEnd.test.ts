import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onResizeEnd } from './onResizeEnd'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[CONST-14] popups react to a resize once it has stopped for 150 ms', () => {
  const page = new EventTarget() as EventTarget & Pick<Window, 'addEventListener' | 'removeEventListener'>
  const run = vi.fn()
  const stop = onResizeEnd(run, page)
  for (let step = 0; step < 5; step += 1) {
    page.dispatchEvent(new Event('resize'))
    vi.advanceTimersByTime(149)
  }
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledTimes(1)
  page.dispatchEvent(new Event('resize'))
  stop()
  vi.advanceTimersByTime(1_000)
  expect(run).toHaveBeenCalledTimes(1)
})
