import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, ConnectionError } from '../api'
import { openWhileShown, openWithRetry } from './openWithRetry'

const listeners = new Map<(event: object) => void, string>()
const fire = (type: string, event: object = {}) => {
  for (const [listener, of] of [...listeners]) if (of === type) listener(event)
}
const goOnline = () => fire('online')
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  listeners.clear()
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(listener, type))
  vi.stubGlobal('removeEventListener', (_: string, listener: () => void) => listeners.delete(listener))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Fails with these errors, one per attempt, and then opens. */
function connection(errors: readonly Error[]) {
  const close = vi.fn()
  const left = [...errors]
  const open = vi.fn(async () => {
    const error = left.shift()
    if (error) throw error
    return close
  })
  return { open, close, onFailure: vi.fn() }
}
const busy = new ApiError(503, {})

test('[RTM-01] a failed first call is retried, with growing pauses, until the connection is open', async () => {
  const { open, close, onFailure } = connection([busy, new ConnectionError('network'), busy])
  const stop = openWithRetry(open, onFailure)
  await vi.advanceTimersByTimeAsync(2999)
  expect(open).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(open).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(4000)
  expect(open).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(6000)
  expect(open).toHaveBeenCalledTimes(4)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(open).toHaveBeenCalledTimes(4)
  expect(onFailure).toHaveBeenCalledTimes(1)
  stop()
  expect(close).toHaveBeenCalledTimes(1)
  expect(listeners.size).toBe(0)
})

test('a device that is online again retries at once, and opens one connection', async () => {
  const { open, onFailure } = connection([new ConnectionError('network')])
  openWithRetry(open, onFailure)
  await vi.advanceTimersByTimeAsync(100)
  goOnline()
  goOnline()
  await vi.advanceTimersByTimeAsync(120_000)
  goOnline()
  expect(open).toHaveBeenCalledTimes(2)
})

test('a permanent rejection is not retried; a closed page stops trying', async () => {
  const refused = connection([new ApiError(403, {})])
  openWithRetry(refused.open, refused.onFailure)
  const left = connection([busy])
  const stop = openWithRetry(left.open, left.onFailure)
  await vi.advanceTimersByTimeAsync(100)
  stop()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(refused.open).toHaveBeenCalledTimes(1)
  expect(left.open).toHaveBeenCalledTimes(1)
  expect(listeners.size).toBe(0)
})

test('a connection that opens after the page has left is closed', async () => {
  const { open, close, onFailure } = connection([])
  openWithRetry(open, onFailure)()
  await vi.advanceTimersByTimeAsync(0)
  expect(close).toHaveBeenCalledTimes(1)
})

test('[RTM-01] a page that the visitor leaves has no connection, and opens one when the browser restores the page', async () => {
  const { open, close, onFailure } = connection([])
  const stop = openWhileShown(open, onFailure)
  await vi.advanceTimersByTimeAsync(100)
  fire('pagehide', { persisted: true })
  expect(close).toHaveBeenCalledTimes(1)
  fire('pageshow', { persisted: false })
  await vi.advanceTimersByTimeAsync(120_000)
  expect(open).toHaveBeenCalledTimes(1)
  fire('pageshow', { persisted: true })
  await vi.advanceTimersByTimeAsync(100)
  expect(open).toHaveBeenCalledTimes(2)
  stop()
  expect(close).toHaveBeenCalledTimes(2)
  expect(listeners.size).toBe(0)
})
