import { expect, test } from 'vitest'
import { formatMoney } from './money'
import { readAmount, writeAmount } from './typedAmount'

const shown = (typed: string, currency: string, locale: Parameters<typeof readAmount>[2]) => {
  const read = readAmount(typed, currency, locale)
  const money = (cents: number) => formatMoney(cents, currency, locale).replace(/\s/g, ' ')
  if (read.kind === 'amount') return money(read.cents)
  return read.kind === 'ambiguous' ? read.readings.map(({ cents }) => money(cents)).join(' or ') : read.kind
}

test.each([
  ['1.000', 'EUR', 'de', '1.000,00 €'],
  ['1.000', 'EUR', 'it', '1000,00 €'],
  ['20,000', 'EUR', 'en', '€20,000.00'],
  ['4,000', 'EUR', 'de', '4,00 € or 4.000,00 €'],
  ['1.000', 'NOK', 'no', '1,00 kr or 1 000,00 kr'],
  ['1\u202f000,50', 'CAD', 'fr-CA', '1 000,50 $'],
  ['1,500', 'BTC', 'en', '1,500.00 µBTC'],
  ['1.500', 'ETH', 'de', '1.500,00000 mETH or 1,50000 mETH'],
  ['1.500', 'ETH', 'en', '1.50000 mETH or 1,500.00000 mETH'],
  ['150 µBTC', 'BTC', 'et', '150,00 µBTC'],
  ['0.0015 BTC', 'BTC', 'en', 'invalid'],
  ['20.005', 'EUR', 'en', 'tooFine'],
  ['1.500', 'KWD', 'en', 'KWD 1.500'],
  ['1,500', 'KWD', 'de', '1,500 KWD'],
  ['1,500', 'KWD', 'en', 'KWD 1,500.000 or KWD 1.500'],
  ['1,500', 'JPY', 'en', '¥1,500'],
  ['1.500', 'JPY', 'en', 'tooFine'],
  ['1.000', 'JPY', 'en', '¥1 or ¥1,000'],
  ['', 'EUR', 'en', 'empty'],
] as const)('"%s" of %s in %s is %s', (typed, currency, locale, text) => {
  expect(shown(typed, currency, locale)).toBe(text)
})

test('a suggested amount uses the language’s decimal mark, and is parsed back unchanged', () => {
  expect(writeAmount('0.1', 'ETH', 'de')).toBe('0,1')
  expect(writeAmount('1.234', 'ETH', 'de')).toBe('1,2340')
  expect(readAmount(writeAmount('1.234', 'ETH', 'de'), 'ETH', 'de')).toMatchObject({ kind: 'amount', cents: 123_400 })
})
