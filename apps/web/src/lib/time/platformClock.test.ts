import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const hourMs = 3_600_000
const platformMs = Date.parse('2026-11-19T12:00:00Z')
let clock: typeof import('./platformClock')

beforeEach(async () => {
  vi.resetModules()
  vi.stubEnv('SSR', false)
  vi.useFakeTimers({ now: platformMs + 2 * hourMs })
  clock = await import('./platformClock')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test('the page’s Server-Timing corrects a device that is two hours fast', () => {
  const navigation = { responseStart: 50, serverTiming: [{ name: 'now', duration: platformMs }] }
  vi.stubGlobal('performance', {
    timeOrigin: platformMs + 2 * hourMs - 50,
    getEntriesByType: () => [navigation],
  })
  expect(clock.platformNow()).toBe(platformMs)
  expect(clock.deviceNow()).toBe(platformMs + 2 * hourMs)
})

test('the first render uses the time when the page was rendered, which a cached page reports as its age', () => {
  const serverTiming = [
    { name: 'age', duration: 600_000 },
    { name: 'now', duration: platformMs },
  ]
  vi.stubGlobal('performance', {
    timeOrigin: platformMs + 2 * hourMs - 50,
    getEntriesByType: () => [{ responseStart: 50, serverTiming }],
  })
  expect(clock.pageRenderedAt()).toBe(platformMs - 600_000)
  expect(clock.platformNow()).toBe(platformMs)
})

test('a page is rendered by the platform’s clock, not by that of the server in front of it', async () => {
  vi.stubEnv('SSR', true)
  vi.stubGlobal('performance', { getEntriesByType: () => [] })
  const { providePages } = await import('../page/pageRequest')
  // All that is read here.
  const page = { skewMs: () => hourMs } as import('../page/pageRequest').PageInRendering
  providePages({ getStore: () => page })
  try {
    expect(clock.platformNow()).toBe(platformMs + 3 * hourMs)
    expect(clock.pageRenderedAt()).toBe(platformMs + 3 * hourMs)
  } finally {
    providePages(null)
  }
})

test('a response corrects the clock too, but its network delay does not shift it', () => {
  clock.recordPlatformTime(platformMs)
  expect(clock.platformNow()).toBe(platformMs)
  clock.recordPlatformTime(platformMs - 1_500)
  expect(clock.platformNow()).toBe(platformMs)
  clock.recordPlatformTime(platformMs + hourMs)
  expect(clock.platformNow()).toBe(platformMs + hourMs)
})

test('an invalid time is ignored', () => {
  vi.stubGlobal('performance', { timeOrigin: 0, getEntriesByType: () => [] })
  clock.recordPlatformTime(Number.NaN)
  expect(clock.platformNow()).toBe(platformMs + 2 * hourMs)
})

test('[CASH-09] the result of a deposit paid a minute ago is shown even if the device’s clock is wrong', async () => {
  const { returnedAs } = await import('../../features/cashbox/model')
  clock.recordPlatformTime(platformMs)
  const paid = { state: 'succeeded', finished_at: '2026-11-19T11:59:00Z' } as never
  expect(returnedAs(paid, 'success', clock.platformNow())).toBe('success')
  expect(returnedAs(paid, 'success', clock.deviceNow())).toBeUndefined()
})
