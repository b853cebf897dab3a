import { expect, test } from 'vitest'
import { worthOf } from './worthOf'

const rates = { EUR: '1', USD: '0.92', USDT: '0.92', BTC: '60000', JPY: '0.0061' }

test.each([
  [100_00, 'EUR', 'USD', 108_69],
  [100_00, 'USD', 'EUR', 92_00],
  [412_806_44, 'EUR', 'USD', 448_702_65],
  [429_173_05, 'USDT', 'BTC', 6_58065343],
  [1, 'EUR', 'JPY', 1_63],
  [100_00, 'EUR', 'EUR', 100_00],
  [1, 'JPY', 'EUR', 0],
])('%i minor units of %s are worth, in %s, %i: rounded down, never up', (cents, from, to, worth) => {
  expect(worthOf(cents, from, to, rates)).toBe(worth)
})

test('without a rate the worth is undefined', () => {
  expect(worthOf(100, 'EUR', 'PLN', rates)).toBeUndefined()
  expect(worthOf(100, 'PLN', 'EUR', rates)).toBeUndefined()
})
