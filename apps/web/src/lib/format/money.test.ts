import { expect, test } from 'vitest'
import { currencySign, formatMoney, shownUnitOf, subunitsOf } from './money'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [124_860, 'EUR', 'en', '€1,248.60'],
  [124_860, 'EUR', 'de', '1.248,60 €'],
  [5_000, 'USD', 'en', '$50.00'],
  [-1_240, 'EUR', 'en', '-€12.40'],
  [0, 'EUR', 'en', '€0.00'],
  [12_345, 'JPY', 'en', '¥123'],
  [1_234_567, 'KWD', 'en', 'KWD 1,234.567'],
  [105, 'BTC', 'en', '1.05 µBTC'],
  [150_000, 'ETH', 'en', '1.50000 mETH'],
  [1_000, 'FUN', 'en', '10.00 FUN'],
  [9_007_199_254_740_991, 'EUR', 'en', '€90,071,992,547,409.91'],
] as const)('%i minor units of %s read in %s as %s', (cents, currency, locale, text) => {
  expect(plain(formatMoney(cents, currency, locale))).toBe(text)
})

test('a short amount leaves out empty decimals only', () => {
  expect(formatMoney(5_000, 'EUR', 'en', { short: true })).toBe('€50')
  expect(formatMoney(5_050, 'EUR', 'en', { short: true })).toBe('€50.50')
})

test('a rough amount is rounded down to hundredths of its unit', () => {
  expect(plain(formatMoney(98_70980199, 'BCH', 'en', { rough: true }))).toBe('98.70 BCH')
  expect(plain(formatMoney(150_999, 'ETH', 'en', { rough: true }))).toBe('1.50 mETH')
  expect(formatMoney(5_059, 'EUR', 'en', { rough: true })).toBe('€50.59')
  expect(formatMoney(12_345, 'JPY', 'en', { rough: true })).toBe('¥123')
})

test.each([
  ['EUR', 100],
  ['JPY', 100],
  ['BTC', 100],
  ['ETH', 100_000],
  ['BCH', 100_000_000],
  ['KWD', 1_000],
])('an amount of %s is shown in units of %i', (code, unit) => {
  expect(shownUnitOf(code)).toBe(unit)
})

test('a signed amount shows its plus', () => {
  expect(formatMoney(3_750, 'EUR', 'en', { signed: true })).toBe('+€37.50')
  expect(formatMoney(0, 'EUR', 'en', { signed: true })).toBe('€0.00')
})

test('fields show the sign of a currency', () => {
  expect(currencySign('EUR', 'en')).toBe('€')
  expect(currencySign('BTC', 'en')).toBe('µBTC')
  expect(subunitsOf('USDT')).toBe(100)
})
