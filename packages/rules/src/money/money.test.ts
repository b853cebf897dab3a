import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDecimal, scaleOf } from './decimal.ts'
import { displayDigits, displayUnit, fromDisplay, toDisplay, toShown, toWhole } from './display.ts'
import { crossRate, exchange, share } from './exchange.ts'
import { fromDecimal, fromWire, toDecimal, toShortDecimal, toWire } from './units.ts'

const subunits = fc.constantFrom(1, 100, 100_000_000)
const minor = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n })
const currencies = fc.constantFrom(
  { code: 'EUR', subunits_to_unit: 100 },
  { code: 'USDT', subunits_to_unit: 100 },
  { code: 'BTC', subunits_to_unit: 100_000_000 },
  { code: 'ETH', subunits_to_unit: 100_000_000 },
  { code: 'DOG', subunits_to_unit: 100_000_000 },
)

test.each([
  [0n, 100, '0.00'],
  [5n, 100, '0.05'],
  [2000n, 100, '20.00'],
  [-5n, 100, '-0.05'],
  [123n, 1, '123'],
  [1n, 100_000_000, '0.00000001'],
  [2_100_000_000_000_000n, 100_000_000, '21000000.00000000'],
])('%s minor units of 1/%s are %s', (amount, parts, text) => {
  expect(toDecimal(amount, parts)).toBe(text)
})

test('decimal text converts back to the same amount', () => {
  fc.assert(fc.property(minor, subunits, (amount, parts) => fromDecimal(toDecimal(amount, parts), parts) === amount))
  fc.assert(
    fc.property(minor, subunits, (amount, parts) => fromDecimal(toShortDecimal(amount, parts), parts) === amount),
  )
})

test('superfluous zeros are left out and significant ones stay', () => {
  expect(toShortDecimal(2000n, 100)).toBe('20')
  expect(toShortDecimal(2050n, 100)).toBe('20.5')
  expect(toShortDecimal(100n, 1)).toBe('100')
  expect(toShortDecimal(0n, 100)).toBe('0')
})

test.each(['', ' ', '1e3', '1,5', '.5', '5.', '+5', '0x10', '1 000', 'NaN', 'Infinity', '--1', '5.001'])(
  '"%s" is not an amount of hundredths',
  (text) => {
    expect(fromDecimal(text, 100)).toBeUndefined()
  },
)

test('zeros beyond the last minor unit do no harm', () => {
  expect(fromDecimal('5.1000', 100)).toBe(510n)
})

test('amounts cross JSON only as safe integers', () => {
  expect(toWire(9_007_199_254_740_991n)).toBe(9_007_199_254_740_991)
  expect(() => toWire(9_007_199_254_740_992n)).toThrow(RangeError)
  expect(fromWire(-7)).toBe(-7n)
  expect(() => fromWire(0.5)).toThrow(RangeError)
  expect(() => fromWire(2 ** 53)).toThrow(RangeError)
})

test('a divisor that is not a power of ten is rejected', () => {
  expect(() => scaleOf(50)).toThrow(RangeError)
})

test.each([
  ['BTC', 100_000_000, 1_050n, '10.50', 'µBTC'],
  ['ETH', 100_000_000, 123_456_789n, '1234.56789', 'mETH'],
  ['LTC', 100_000_000, 100_000n, '1.00000', 'mLTC'],
  ['DOG', 100_000_000, 250_000_000n, '2.50000000', 'DOGE'],
  ['EUR', 100, 1_999n, '19.99', 'EUR'],
  ['USDT', 100, 1_999n, '19.99', 'USDT'],
  ['JPY', 100, 123_456n, '1234', 'JPY'],
])('[CONST-32] %s shows in its own unit', (code, subunits_to_unit, amount, shown, unit) => {
  const display = toDisplay(amount, { code, subunits_to_unit })
  expect(display).toMatchObject({ amount: shown, unit })
  expect(display.fractionDigits).toBe(displayDigits({ code, subunits_to_unit }))
  expect(displayUnit(code)).toBe(unit)
})

test.each([
  ['0.0001', 'BTC', '100'],
  ['0.00000001', 'BTC', '0.01'],
  ['10', 'BTC', '10000000'],
  ['0.01', 'LTC', '10'],
  ['0.0001', 'ETH', '0.1'],
  ['0.01', 'DOG', '0.01'],
  ['20.50', 'EUR', '20.50'],
])('[CONST-32] %s whole units of %s are typed and read as %s', (whole, code, shown) => {
  expect(toShown(whole, code)).toBe(shown)
  expect(toWhole(shown, code)).toBe(whole)
})

test('text that is not an amount is left unchanged, for the rules to reject', () => {
  for (const text of ['', 'ten', '-5', '1e3'])
    expect([toWhole(text, 'BTC'), toShown(text, 'BTC')]).toEqual([text, text])
  expect(toWhole('0.001', 'BTC')).toBe('0.000000001')
})

test('a displayed amount can be typed back without loss', () => {
  fc.assert(
    fc.property(minor, currencies, (amount, currency) => {
      expect(fromDisplay(toDisplay(amount, currency).amount, currency)).toBe(amount)
    }),
  )
})

test('shares never add up to more than the whole', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.bigInt({ min: 1n, max: 1000n }), (amount, parts) => {
      const part = share(amount, 1n, parts)
      expect(part * parts).toBeLessThanOrEqual(amount)
      expect(amount - part * parts).toBeLessThan(parts)
    }),
  )
  expect(() => share(1n, 1n, 0n)).toThrow(RangeError)
})

test('a sign is read only on request', () => {
  expect(readDecimal('-1.5')).toBeUndefined()
  expect(readDecimal('-1.5', true)).toEqual({ digits: -15n, scale: 1 })
})

test('an exchange is exact before it cuts', () => {
  const eurToBtc = { rate: '0.0000166666', fromSubunits: 100, toSubunits: 100_000_000 }
  expect(exchange(10_000n, eurToBtc)).toBe(166_666n)
  expect(exchange(199n, { rate: '0.92', fromSubunits: 100, toSubunits: 100 })).toBe(183n)
  expect(() => exchange(1n, { rate: 'much', fromSubunits: 100, toSubunits: 100 })).toThrow(RangeError)
})

test('there and back never wins', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), (amount) => {
      const there = exchange(amount, { rate: '0.8', fromSubunits: 100, toSubunits: 100 })
      expect(exchange(there, { rate: '1.25', fromSubunits: 100, toSubunits: 100 })).toBeLessThanOrEqual(amount)
    }),
  )
})

test('a cross rate divides two values', () => {
  expect(crossRate('60000', '1')).toBe('60000')
  expect(crossRate('1', '60000')).toBe('0.0000166666666667')
  expect(crossRate('0.92', '0.46')).toBe('2')
  // So large that no decimals are left.
  expect(crossRate('1000000000000', '0.5')).toBe('2000000000000')
  for (const [from, to] of [
    ['0', '1'],
    ['1', '0'],
    ['much', '1'],
    ['1', 'much'],
  ] as const)
    expect(() => crossRate(from, to)).toThrow(RangeError)
})
