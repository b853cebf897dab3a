import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTime, PATIENCE_MS } from './inTime.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a slot waits a while for its own symbols, and shows placeholders only when they fail or are late', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const shown = vi.fn()
  void inTime(promise).then(shown)
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1)
  expect(shown).not.toHaveBeenCalled()
  resolve('own')
  await vi.advanceTimersByTimeAsync(0)
  expect(shown).toHaveBeenCalledWith('own')
  expect(vi.getTimerCount()).toBe(0)

  const late = inTime(new Promise<string>(() => {}))
  await vi.advanceTimersByTimeAsync(PATIENCE_MS)
  expect(await late).toBeNull()
  expect(await inTime(Promise.reject(new Error('gone')))).toBeNull()
})
