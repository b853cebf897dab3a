import { expect, test } from 'vitest'
import { formatDate, formatSpan, timeLeft } from './date'

test('a moment is written as the locale writes it', () => {
  const moment = '2026-11-21T17:05:00.000Z'
  expect(formatDate(moment, 'en', 'day', 'UTC')).toBe('21 Nov 2026')
  expect(formatDate(moment, 'de', 'day', 'UTC')).toBe('21. Nov. 2026')
  expect(formatDate(moment, 'de', 'time', 'UTC')).toBe('17:05')
})

test('a moment that a platform left out is nothing, also beside another one', () => {
  const format = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  expect(formatDate('', 'en', 'day')).toBe('')
  expect(formatSpan(format, '2026-11-21', '')).toBe('November 21')
  expect(formatSpan(format, 'soon', '2026-11-23')).toBe('November 23')
  expect(formatSpan(format, '', '')).toBe('')
})

test.each([
  [0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [-5_000, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  [225_369_000, { days: 2, hours: 14, minutes: 36, seconds: 9 }],
])('%i ms left are split into %o', (ms, left) => {
  expect(timeLeft(1_000_000 + ms, 1_000_000)).toEqual(left)
})
