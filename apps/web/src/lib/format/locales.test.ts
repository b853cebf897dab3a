import { expect, test } from 'vitest'
import { formatTag, type Locale } from '../i18n/locales'
import { formatDate } from './date'
import { formatMoney } from './money'

// Browsers differ in the narrow and non-breaking spaces they use; all of them are accepted.
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace('\u2212', '-')

const moment = '2026-11-21T17:05:00.000Z'

test.each<[Locale, string, string, string, string]>([
  ['en', 'EUR', '€1,248.60', '21 Nov 2026', '17:05'],
  ['en-AU', 'AUD', '$1,248.60', '21 Nov 2026', '05:05 pm'],
  ['en-CA', 'CAD', '$1,248.60', 'Nov 21, 2026', '05:05 p.m.'],
  ['en-NZ', 'NZD', '$1,248.60', '21 Nov 2026', '05:05 pm'],
  ['de', 'EUR', '1.248,60 €', '21. Nov. 2026', '17:05'],
  ['fr-CA', 'CAD', '1 248,60 $', '21 nov. 2026', '17 h 05'],
  ['no', 'NOK', '1 248,60 kr', '21. nov. 2026', '17:05'],
  ['it', 'EUR', '1248,60 €', '21 nov 2026', '17:05'],
  ['et', 'EUR', '1248,60 €', '21. nov 2026', '17:05'],
])('[I18N-01] [I18N-05] %s formats money, days and times its own way', (locale, currency, money, day, time) => {
  expect(plain(formatMoney(124_860, currency, locale))).toBe(money)
  expect(plain(formatDate(moment, locale, 'day', 'UTC'))).toBe(day)
  expect(plain(formatDate(moment, locale, 'time', 'UTC'))).toBe(time)
})

test.each<[Locale, string]>([
  ['en', '12,345.6'],
  ['de', '12.345,6'],
  ['fr-CA', '12 345,6'],
  ['no', '12 345,6'],
  ['it', '12.345,6'],
  ['et', '12 345,6'],
])('%s formats a number as %s', (locale, text) => {
  expect(plain(new Intl.NumberFormat(formatTag(locale)).format(12_345.6))).toBe(text)
})
