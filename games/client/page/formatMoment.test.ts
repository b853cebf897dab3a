import { expect, test } from 'vitest'
import { formatMoment } from './formatMoment.ts'

test.each([
  ['en', '23 Nov 2026, 14:05'],
  ['en-AU', '23 Nov 2026, 02:05 pm'],
  ['de', '23. Nov. 2026, 14:05'],
  ['fr-CA', '23 nov. 2026, 14 h 05'],
  ['no', '23. nov. 2026, 14:05'],
  ['it', '23 nov 2026, 14:05'],
  ['et', '23. nov 2026, 14:05'],
])('in %s a round is dated %s, like on the site', (locale, text) => {
  expect(formatMoment('2026-11-23T14:05:33.000Z', locale, 'UTC').replace(/[\u00a0\u202f]/g, ' ')).toBe(text)
})
