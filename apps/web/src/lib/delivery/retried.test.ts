import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadRetried, retrier } from './retried'

const listeners = new Set<() => void>()
beforeEach(() => {
  vi.useFakeTimers()
  listeners.clear()
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listeners.add(listener))
  vi.stubGlobal('removeEventListener', (_: string, listener: () => void) => listeners.delete(listener))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A part whose load fails this many more times. */
function part(failures: number) {
  const load = vi.fn(async () => {
    const { length } = load.mock.calls
    await new Promise((resolve) => setTimeout(resolve, 50))
    if (length <= failures) throw new Error('lost')
    return 'part'
  })
  const onLoaded = vi.fn()
  return { load, onLoaded, mount: retrier(load, onLoaded) }
}

test('a part that failed to load is retried while it is mounted, once for all of its instances', async () => {
  const { load, onLoaded, mount } = part(1)
  const unmount = [mount(), mount()]
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(9_999)
  expect(onLoaded).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(51)
  expect(onLoaded).toHaveBeenCalledWith('part')
  expect(load).toHaveBeenCalledTimes(2)
  for (const end of unmount) end()
  expect(vi.getTimerCount()).toBe(0)
  expect(listeners.size).toBe(0)
})

test('a part of a removed build stops being requested until the device is online again', async () => {
  const { load, mount } = part(99)
  mount()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(load).toHaveBeenCalledTimes(3)
  for (const listener of listeners) listener()
  expect(load).toHaveBeenCalledTimes(4)
})

test('a menu that is opened again retries at once', async () => {
  const { onLoaded, mount } = part(0)
  mount()()
  await vi.advanceTimersByTimeAsync(5_000)
  mount()
  await vi.advanceTimersByTimeAsync(50)
  expect(onLoaded).toHaveBeenCalledTimes(1)
})

test('code that no component shows is retried after a failure, and used once', async () => {
  const { load, onLoaded } = part(1)
  const stop = loadRetried(load, onLoaded)
  await vi.advanceTimersByTimeAsync(50)
  expect([load.mock.calls.length, onLoaded.mock.calls.length]).toEqual([1, 0])
  await vi.advanceTimersByTimeAsync(120_000)
  expect([load.mock.calls.length, onLoaded.mock.calls]).toEqual([2, [['part']]])
  expect([vi.getTimerCount(), listeners.size]).toEqual([0, 0])
  stop()
})

test('loading stops when its caller unmounts, whether it is in flight, has failed or is late', async () => {
  for (const [failures, ms] of [
    [0, 0],
    [9, 0],
    [9, 60],
  ] as const) {
    const { load, onLoaded } = part(failures)
    const stop = loadRetried(load, onLoaded)
    await vi.advanceTimersByTimeAsync(ms)
    stop()
    await vi.advanceTimersByTimeAsync(120_000)
    expect([load.mock.calls.length, onLoaded.mock.calls.length]).toEqual([1, 0])
    expect([vi.getTimerCount(), listeners.size]).toEqual([0, 0])
  }
})
