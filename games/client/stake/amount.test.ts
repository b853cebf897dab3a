import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAmount, writeAmount } from './amount.ts'

test.each([
  ['2.50', 'en', 250],
  ['2,5', 'en', 250],
  ['€ 1,000', 'en', 100_000],
  ['1,000.50', 'en', 100_050],
  ['1.000', 'de', 100_000],
  ['1.50', 'de', 150],
  ['1.000,50 €', 'de', 100_050],
  ['1 000,5', 'no', 100_050],
  ['1.000', 'et', [100, 100_000]],
  ['4,000', 'de', [400, 400_000]],
  ['0,250', 'en', 25],
  ['7', 'it', 700],
  ['.2', 'en', 20],
  ['0.209', 'en', 'invalid'],
  ['', 'en', 'empty'],
  ['-5', 'en', 'invalid'],
  ['all', 'en', 'invalid'],
  ['$5', 'en', 'invalid'],
  ['1.2.3', 'en', 'invalid'],
  ['99999999999999999', 'en', 'invalid'],
])('%s in %s is %s', (text, locale, expected) => {
  const read = readAmount(text, locale, 100, 'EUR')
  expect(read.kind === 'amount' ? read.cents : read.kind === 'ambiguous' ? read.readings : read.kind).toEqual(expected)
})

test('coins have more decimals, and some currencies none', () => {
  expect(readAmount('0.00002', 'en', 100_000_000)).toEqual({ kind: 'amount', cents: 2000 })
  expect(readAmount('500', 'en', 1)).toEqual({ kind: 'amount', cents: 500 })
  expect(writeAmount(2000, 'de', 100_000_000)).toBe('0,00002')
  expect(writeAmount(500, 'en', 1)).toBe('500')
})

test('readAmount parses everything writeAmount formats, in every language and for every currency', () => {
  fc.assert(
    fc.property(
      fc.nat(2 ** 40),
      fc.constantFrom('en', 'de', 'et', 'fr-CA', 'it', 'no'),
      fc.constantFrom(1, 100, 1_000, 1_000_000, 1_000_000_000),
      (cents, locale, subunits) => {
        expect(readAmount(writeAmount(cents, locale, subunits), locale, subunits)).toEqual({ kind: 'amount', cents })
      },
    ),
  )
})
