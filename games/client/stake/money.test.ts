import { expect, test } from 'vitest'
import { createMoney } from './money.ts'

test.each([
  { locale: 'en', currency: 'EUR', subunits: 100, cents: 2400, text: '€24.00' },
  { locale: 'de', currency: 'EUR', subunits: 100, cents: 124_860, text: '1.248,60 €' },
  { locale: 'en', currency: 'JPY', subunits: 1, cents: 1500, text: '¥1,500' },
  { locale: 'en', currency: 'BTC', subunits: 100_000_000, cents: 1234, text: 'BTC 0.00001234' },
  { locale: 'en', currency: 'USDT', subunits: 100_000_000, cents: 150_000_000, text: '1.50 USDT' },
  { locale: 'en', currency: 'EUR', subunits: 100, cents: -5, text: '-€0.05' },
  { locale: 'en', currency: 'FUN', subunits: 100, cents: 9_007_199_254_740_991, text: 'FUN 90,071,992,547,409.91' },
])('$cents of $currency is formatted as $text in $locale', ({ locale, currency, subunits, cents, text }) => {
  expect(createMoney(locale, currency, subunits)(cents).replace(/[\u00a0\u202f]/g, ' ')).toBe(text)
})
