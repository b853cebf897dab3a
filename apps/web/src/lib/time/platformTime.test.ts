import { afterEach, expect, test, vi } from 'vitest'
import { skewOf } from './platformTime'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test('the skew is the platform’s time minus the reader’s when the response arrived', () => {
  const readAtMs = Date.parse('2026-11-19T12:00:00Z')
  expect(skewOf({ now: '2026-11-19T12:10:00Z', readAtMs })).toBe(600_000)
  expect(skewOf({ now: '2026-11-19T11:50:00Z', readAtMs })).toBe(-600_000)
})

test('a time that arrives with a page cached for ten minutes is ten minutes old', () => {
  vi.stubEnv('SSR', false)
  const navigation = { responseStart: 50, serverTiming: [{ name: 'age', duration: 600_000 }] }
  vi.stubGlobal('performance', {
    timeOrigin: Date.parse('2026-11-19T12:10:00Z') - 50,
    getEntriesByType: () => [navigation],
  })
  expect(skewOf({ now: '2026-11-19T12:00:00Z' })).toBe(0)
})

test('a platform that does not report its time is assumed to have the reader’s', () => {
  expect(skewOf({})).toBe(0)
  expect(skewOf({ readAtMs: 5 })).toBe(0)
})
