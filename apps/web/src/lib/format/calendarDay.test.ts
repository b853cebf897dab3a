import { expect, test } from 'vitest'
import { calendarDay, dayName, groupByDay } from './calendarDay'

const at = (text: string) => Date.parse(text)

test.each([
  ['2026-11-21T23:30:00Z', 'Europe/Berlin', '2026-11-22'],
  ['2026-11-21T23:30:00Z', 'America/Toronto', '2026-11-21'],
  ['2026-11-21T23:30:00Z', undefined, '2026-11-21'],
  ['', 'Europe/Berlin', ''],
])('the calendar day of %s in %s', (moment, zone, day) => {
  expect(calendarDay(moment, zone)).toBe(day)
})

test('[CASH-08] [SAFE-07] moments are grouped by the reader’s days', () => {
  const list = ['2026-11-21T23:30:00Z', '2026-11-21T12:00:00Z', '2026-11-19T12:00:00Z']
  const daysIn = (zone: string | undefined) => groupByDay(list, (moment) => moment, zone)
  expect(daysIn('America/Toronto')).toEqual([
    ['2026-11-21', [list[0], list[1]]],
    ['2026-11-19', [list[2]]],
  ])
  expect(daysIn('Europe/Berlin').map(([day]) => day)).toEqual(['2026-11-22', '2026-11-21', '2026-11-19'])
  // Grouped by the server's days, whose clock is in another zone.
  expect(daysIn(undefined)).toEqual(daysIn('America/Toronto'))
})

test('days are named relative to now', () => {
  const now = at('2026-03-01T00:05:00Z')
  expect(dayName('2026-03-01T00:01:00Z', now, 'UTC')).toBe('today')
  expect(dayName('2026-02-28T23:59:00Z', now, 'UTC')).toBe('yesterday')
  expect(dayName('2026-02-27T00:00:00Z', now, 'UTC')).toBeUndefined()
  expect(dayName('2026-02-28T23:59:00Z', now, 'Europe/Berlin')).toBe('today')
  // The server and the first render do not know the zone.
  expect(dayName('2026-03-01T00:01:00Z', now, undefined)).toBeUndefined()
})

test('yesterday is the day before, also when a night has 25 hours', () => {
  // In Europe/Berlin clocks went back on 25 October 2026: 24 hours before half past midnight it was still the 25th.
  const now = at('2026-10-26T23:30:00+01:00')
  const after = at('2026-10-26T00:30:00+01:00')
  expect(dayName('2026-10-25T12:00:00+01:00', now, 'Europe/Berlin')).toBe('yesterday')
  expect(dayName('2026-10-24T12:00:00+02:00', after, 'Europe/Berlin')).toBeUndefined()
  expect(dayName('2026-10-25T00:10:00+02:00', after, 'Europe/Berlin')).toBe('yesterday')
})
