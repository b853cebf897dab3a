import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AmountField, readTypedAmount, writeTypedAmount } from './typedAmount.ts'

const read = (typed: string, locale: string, fractionDigits: number, units: readonly string[] = []) => {
  const amount = readTypedAmount(typed, { locale, fractionDigits, units })
  if (amount.kind === 'amount') return amount.decimal
  return amount.kind === 'ambiguous' ? amount.readings.join(' or ') : amount.kind
}

const table: readonly (readonly [typed: string, locale: string, fractionDigits: number, expected: string])[] = [
  // One mark before three digits, in a currency of hundredths.
  ['1.000', 'de-DE', 2, '1000'],
  ['1.000', 'it-IT', 2, '1000'],
  ['1,000', 'en-IE', 2, '1000'],
  ['20,000', 'en-IE', 2, '20000'],
  ['4,000', 'de-DE', 2, '4.000 or 4000'],
  ['20,000', 'it-IT', 2, '20.000 or 20000'],
  ['1.000', 'en-IE', 2, '1.000 or 1000'],
  ['1.000', 'nb-NO', 2, '1.000 or 1000'],
  ['1.000', 'et-EE', 2, '1.000 or 1000'],
  ['1.000', 'fr-CA', 2, '1.000 or 1000'],
  ['1,000', 'fr-CA', 2, '1.000 or 1000'],
  ['1,000', 'de-CH', 2, '1.000 or 1000'],
  // Too fine for the currency: not read as a thousandfold against the reader's language.
  ['20.005', 'en-IE', 2, '20.005'],
  ['20,005', 'de-DE', 2, '20.005'],
  ['1.234', 'nb-NO', 2, '1234'],
  // Only one reading is possible.
  ['50', 'de-DE', 2, '50'],
  ['50,00', 'en-IE', 2, '50.00'],
  ['2.5', 'de-DE', 2, '2.5'],
  ['0,250', 'en-IE', 2, '0.250'],
  ['0.001', 'de-DE', 8, '0.001'],
  ['1234.567', 'de-DE', 8, '1234.567'],
  ['1.234,50', 'en-IE', 2, '1234.50'],
  ['1,234.50', 'de-DE', 2, '1234.50'],
  ['1.000.000', 'en-IE', 2, '1000000'],
  ['1,000,000', 'de-DE', 2, '1000000'],
  ['007', 'en-IE', 2, '7'],
  ['5.', 'en-IE', 2, '5'],
  ['.5', 'en-IE', 2, '0.5'],
  // Spaces and apostrophes only ever group.
  ['1\u202f000', 'fr-CA', 2, '1000'],
  ['1\u00a0234,50', 'fr-CA', 2, '1234.50'],
  ['1\u2009000\u2009000', 'nb-NO', 2, '1000000'],
  ['1\u2019000.50', 'de-CH', 2, '1000.50'],
  ["1'000'000", 'de-CH', 2, '1000000'],
  ['1  000', 'nb-NO', 2, '1000'],
  [' 1 234,5\t', 'et-EE', 2, '1234.5'],
  // Lakhs, where they are written.
  ['1,00,000', 'en-IN', 2, '100000'],
  ['12,34,567.89', 'en-IN', 2, '1234567.89'],
  ['1,000,000', 'en-IN', 2, '1000000'],
  ['1,00,000', 'mr-IN', 2, '100000'],
  ['1,00,000', 'en-IE', 2, 'invalid'],
  ['1,00,000', 'en-GB', 2, 'invalid'],
  // A language that groups nothing.
  ['1,000.5', 'en-US-u-va-posix', 2, '1000.5'],
  // Digits of other scripts, and invisible characters.
  ['١٬٢٣٤٫٥', 'ar-EG', 2, '1234.5'],
  ['٥٠', 'ar-EG', 2, '50'],
  ['1.555', 'ar-EG', 2, '1.555'],
  ['۱۲۳', 'fa-IR', 0, '123'],
  ['१,००,०००', 'hi-IN', 2, '100000'],
  ['１２．５', 'en-IE', 2, '12.5'],
  ['\u200f50\u200e\ufeff', 'en-IE', 2, '50'],
  // No decimals, three decimals, many decimals.
  ['1,000', 'en-IE', 0, '1000'],
  ['1.000', 'en-IE', 0, '1.000 or 1000'],
  ['1.500', 'en-IE', 3, '1.500'],
  ['1,500', 'de-DE', 3, '1.500'],
  ['1,500', 'en-IE', 3, '1500 or 1.500'],
  ['1.500', 'en-IE', 5, '1.500 or 1500'],
  ['1.500', 'de-DE', 5, '1500 or 1.500'],
  ['0.00002', 'de-DE', 8, '0.00002'],
  // Not an amount.
  ['', 'en-IE', 2, 'empty'],
  [' \u200b ', 'en-IE', 2, 'empty'],
  ['-5', 'en-IE', 2, 'invalid'],
  ['\u22125', 'nb-NO', 2, 'invalid'],
  ['+5', 'en-IE', 2, 'invalid'],
  ['1e3', 'en-IE', 2, 'invalid'],
  ['ten', 'en-IE', 2, 'invalid'],
  ['.', 'en-IE', 2, 'invalid'],
  ['1.2.3', 'en-IE', 2, 'invalid'],
  ['12 34', 'en-IE', 2, 'invalid'],
  ['1.000 000', 'en-IE', 2, 'invalid'],
  ['9'.repeat(40), 'en-IE', 2, '9'.repeat(40)],
  ['9'.repeat(41), 'en-IE', 2, 'invalid'],
  ['1٫2٫3', 'ar-EG', 2, 'invalid'],
  ["1'00", 'de-CH', 2, 'invalid'],
  ['1\u201900', 'de-CH', 2, 'invalid'],
]

test.each(table)('"%s" in %s with %s decimals is %s', (typed, locale, fractionDigits, expected) => {
  expect(read(typed, locale, fractionDigits)).toBe(expected)
})

test("only the field's own unit may be written next to the number", () => {
  const euro = ['EUR', '€']
  expect(read('€ 1.000,50', 'de-DE', 2, euro)).toBe('1000.50')
  expect(read('20 eur', 'en-IE', 2, euro)).toBe('20')
  expect(read('12500 eur', 'en-IE', 2, euro)).toBe('12500')
  expect(read('$20', 'en-IE', 2, euro)).toBe('invalid')
  expect(read('150 µBTC', 'en-IE', 2, ['µBTC'])).toBe('150')
  expect(read('0.001 BTC', 'en-IE', 2, ['µBTC'])).toBe('invalid')
})

const locales = 'en-IE en-AU en-CA en-NZ de-DE fr-CA nb-NO it-IT et-EE en-IN de-CH ar-EG hi-IN pl-PL'.split(' ')
const fields: fc.Arbitrary<AmountField> = fc.record({
  locale: fc.constantFrom(...locales),
  fractionDigits: fc.constantFrom(0, 2, 3, 5, 8),
})
const decimals = (fractionDigits: number) =>
  fc
    .tuple(fc.bigInt(0n, 10n ** 15n), fc.bigInt(0n, 10n ** BigInt(fractionDigits) - 1n))
    .map(([whole, part]) => `${whole}.${String(part).padStart(fractionDigits, '0')}`.replace(/\.?0*$/, ''))
const amounts = fields.chain((field) => fc.tuple(fc.constant(field), decimals(field.fractionDigits)))
// A mark and three zeros are read as a thousandth too: compare without trailing zeros.
const plain = (decimal: string) => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal)

test.each([
  ['4.000', 'de-DE', 2, '4'],
  ['4.500', 'de-DE', 5, '4,5'],
  ['4.501', 'de-DE', 5, '4,5010'],
  ['4000', 'de-DE', 2, '4000'],
  ['2.50', 'de-DE', 2, '2,50'],
  ['1.500', 'en-IE', 3, '1.500'],
])('%s in %s with %s decimals is written as %s', (decimal, locale, fractionDigits, written) => {
  expect(writeTypedAmount(decimal, { locale, fractionDigits })).toBe(written)
})

test('the value a field is prefilled with is read back without a question', () => {
  fc.assert(
    fc.property(amounts, ([field, decimal]) => {
      const amount = readTypedAmount(writeTypedAmount(decimal, field), field)
      expect(amount.kind === 'amount' && plain(amount.decimal)).toBe(decimal)
    }),
  )
})

test('an amount written in the language’s format is read as that amount, or is the first reading in the question to the player', () => {
  fc.assert(
    fc.property(amounts, ([field, decimal]) => {
      const format = new Intl.NumberFormat(field.locale, { maximumFractionDigits: field.fractionDigits })
      const amount = readTypedAmount(format.format(decimal as Intl.StringNumericLiteral), field)
      const first = amount.kind === 'ambiguous' ? amount.readings[0] : amount.kind === 'amount' && amount.decimal
      expect(first && plain(first)).toBe(decimal)
    }),
  )
})

test('two readings are a thousandfold apart, and both are possible', () => {
  fc.assert(
    fc.property(fields, fc.stringMatching(/^\d{1,4}[.,]\d{1,4}$/), (field, typed) => {
      const amount = readTypedAmount(typed, field)
      if (amount.kind !== 'ambiguous') return
      const [less, more] = amount.readings.map(Number).toSorted((a, b) => a - b)
      expect(Number(less) * 1000).toBeCloseTo(Number(more))
    }),
  )
})

test('any text is read without an exception, and the result is plain decimal text', () => {
  fc.assert(
    fc.property(
      fields,
      fc.string({ unit: fc.constantFrom(..."0159٣३.,'’ \u00a0\u202f٫٬-+e€\u200b\ufeffµ𝟙") }),
      (field, typed) => {
        const amount = readTypedAmount(typed, field)
        if (amount.kind === 'amount') expect(amount.decimal).toMatch(/^\d+(\.\d+)?$/)
      },
    ),
  )
})
