import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closePromo, isPromoClosed, subscribePromo } from './promoStore'

/** A cookie jar with one cookie that never expires: the banner must not come back just because its cookie did. */
const jar = { cookie: '' }
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 4, 1, 12) })
  jar.cookie = ''
  vi.stubGlobal('document', {
    get cookie() {
      return jar.cookie
    },
    set cookie(line: string) {
      jar.cookie = line.split(';')[0] ?? ''
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[NAV-14] a closed promo banner returns after two minutes', () => {
  const heard = vi.fn()
  const stop = subscribePromo(heard)
  expect(isPromoClosed()).toBe(false)
  closePromo()
  expect(isPromoClosed()).toBe(true)
  expect(heard).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(119_999)
  expect([isPromoClosed(), heard.mock.calls.length]).toEqual([true, 1])
  vi.advanceTimersByTime(1)
  expect([isPromoClosed(), heard.mock.calls.length]).toEqual([false, 2])
  stop()
})

test('[NAV-14] after a reload it waits for the rest of the two minutes', () => {
  closePromo()
  vi.advanceTimersByTime(90_000)
  const heard = vi.fn()
  const stop = subscribePromo(heard)
  expect(isPromoClosed()).toBe(true)
  vi.advanceTimersByTime(30_000)
  expect(heard).toHaveBeenCalledTimes(1)
  expect(isPromoClosed()).toBe(false)
  stop()
  expect(vi.getTimerCount()).toBe(0)
})
