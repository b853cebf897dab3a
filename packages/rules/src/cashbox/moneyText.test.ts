import { expect, test } from 'vitest'
import { coinText, moneyText, roundMoneyText } from './moneyText.ts'

const fiat = (code: string) => ({ code, fiat: true })
const coin = (code: string) => ({ code, fiat: false })

test.each([
  ['50.00', fiat('EUR'), 'en', '€50.00'],
  ['50.00', fiat('EUR'), 'de', '50,00\u00a0€'],
  ['1500', fiat('JPY'), 'en', '¥1,500'],
  ['0.00010000', coin('BTC'), 'en', '100\u00a0µBTC'],
  ['1600000', coin('DOG'), 'en', '1,600,000\u00a0DOGE'],
  ['1600000', coin('DOG'), 'de', '1.600.000\u00a0DOGE'],
  ['9007199254740993.01', fiat('EUR'), 'en', '€9,007,199,254,740,993.01'],
])('%s of %o in %s reads %s', (decimal, currency, locale, text) => {
  expect(moneyText(decimal, currency, locale)).toBe(text)
})

test('[OPEN-39] a limit drops the cents of a round sum, and DOG is shown as DOGE', () => {
  expect(roundMoneyText('4000', fiat('EUR'), 'en')).toBe('€4,000')
  expect(roundMoneyText('0.5', fiat('EUR'), 'en')).toBe('€0.50')
  expect(roundMoneyText('0.01', coin('DOG'), 'en')).toBe('0.01\u00a0DOGE')
})

test('[CONST-32] coins of a chain are shown in whole units, those of a balance in their display unit', () => {
  expect(coinText('0.00015', 'BTC', 'de')).toBe('0,00015\u00a0BTC')
  expect(moneyText('0.00015', coin('BTC'), 'de')).toBe('150\u00a0µBTC')
  expect(roundMoneyText('0.00000001', coin('BTC'), 'en')).toBe('0.01\u00a0µBTC')
  expect(coinText('2', 'DOG', 'en')).toBe('2\u00a0DOGE')
})
