import { expect, test } from 'vitest'
import { fromMicroEuros, microsPerEuro, noRates, toMicroEuros } from './euroScale.ts'

const rates = { fee: '0.05', value_in_eur: { EUR: '1', BTC: '50000', SEK: '0.1' } }
const of = (code: string, subunits_to_unit = 100) => ({ code, subunits_to_unit })

test.each([
  [of('EUR'), 100n, 1],
  [of('GBP'), 100n, 1],
  [of('NZD'), 150n, 1],
  [of('PLN'), 450n, 1],
  [of('JPY'), 15_000n, 1],
  [of('KZT'), 50_000n, 1],
  // By their rates, without the fee.
  [of('SEK'), 1000n, 1],
  [of('BTC', 100_000_000), 2000n, 1],
])('[OPEN-30] a euro is %o %s', (currency, cents, euros) => {
  const micros = BigInt(euros) * microsPerEuro
  expect([fromMicroEuros(micros, currency, rates), toMicroEuros(cents, currency, rates)]).toEqual([cents, micros])
})

test('what is less than a minor unit, or than a millionth of a euro, is cut off', () => {
  expect(fromMicroEuros(19_999n, of('EUR'), rates)).toBe(1n)
  // A hundred-millionth of a BRL is a fifth of that of a euro.
  expect(toMicroEuros(499n, of('BRL', 100_000_000), rates)).toBe(0n)
  expect(toMicroEuros(500n, of('BRL', 100_000_000), rates)).toBe(1n)
})

test('a currency with neither factor nor rate stands for nothing', () => {
  expect([fromMicroEuros(5n, of('SEK'), noRates), toMicroEuros(5n, of('SEK'), noRates)]).toEqual([undefined, undefined])
})
