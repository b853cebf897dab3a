import { expect, test } from 'vitest'
import { dayName } from './dayName'

test('days are told from now', () => {
  const now = new Date(2026, 2, 1, 0, 5)
  expect(dayName(new Date(2026, 2, 1, 0, 1).toISOString(), now)).toBe('today')
  expect(dayName(new Date(2026, 1, 28, 23, 59).toISOString(), now)).toBe('yesterday')
  expect(dayName(new Date(2026, 1, 27).toISOString(), now)).toBeUndefined()
})

test('yesterday is the day before, also when a night has 25 hours', () => {
  // In Europe/Berlin clocks went back on 25 October 2026: 24 hours before half past midnight it was still the 25th.
  process.env['TZ'] = 'Europe/Berlin'
  const now = new Date('2026-10-26T23:30:00+01:00')
  const after = new Date('2026-10-26T00:30:00+01:00')
  expect(dayName('2026-10-25T12:00:00+01:00', now)).toBe('yesterday')
  expect(dayName('2026-10-24T12:00:00+02:00', after)).toBeUndefined()
  expect(dayName('2026-10-25T00:10:00+02:00', after)).toBe('yesterday')
})
