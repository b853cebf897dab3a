import { expect, test } from 'vitest'
import { formatDate, formatSpan, timeLeft } from './date'

test('a date is formatted by the locale', () => {
  const moment = '2026-11-21T17:05:00.000Z'
  expect(formatDate(moment, 'en', 'day', 'UTC')).toBe('21 Nov 2026')
  expect(formatDate(moment, 'de', 'day', 'UTC')).toBe('21. Nov. 2026')
  expect(formatDate(moment, 'de', 'time', 'UTC')).toBe('17:05')
})

test('a missing date is formatted as empty, also as one end of a span', () => {
  const format = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  expect(formatDate('', 'en', 'day', 'UTC')).toBe('')
  expect(formatSpan(format, '2026-11-21', '')).toBe('November 21')
  expect(formatSpan(format, 'soon', '2026-11-23')).toBe('November 23')
  expect(formatSpan(format, '', '')).toBe('')
})

test('a time is not formatted until its zone is known', () => {
  expect(formatDate('2026-11-21T17:05:00.000Z', 'en', 'time', undefined)).toBe('…')
})

test('spans have the same spaces in every runtime', () => {
  const thin = {
    format: () => '5:05\u202fPM',
    formatRange: () => '19\u2009–\u200923 November',
  } as unknown as Intl.DateTimeFormat
  expect(formatSpan(thin, '2026-11-19', '2026-11-23')).toBe('19 – 23 November')
  expect(formatSpan(thin, '2026-11-19', '')).toBe('5:05 PM')
})

test.each([
  [0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [-5_000, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  [225_369_000, { days: 2, hours: 14, minutes: 36, seconds: 9 }],
])('%i ms left are split into %o', (ms, left) => {
  expect(timeLeft(1_000_000 + ms, 1_000_000)).toEqual(left)
})
