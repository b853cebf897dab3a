import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toDecimal } from '../money/units.ts'
import { checkAmount, isMultipleOf } from './amount.ts'

const euro = { min: '10', max: '4000', step: '0.01' }

test.each([
  ['10', { ok: true, cents: 1000n }],
  [' 50.00 ', { ok: true, cents: 5000n }],
  ['4000.00', { ok: true, cents: 400_000n }],
  ['', { ok: false, code: 'required' }],
  ['ten', { ok: false, code: 'invalid' }],
  ['-10', { ok: false, code: 'invalid' }],
  ['1e3', { ok: false, code: 'invalid' }],
  ['50,00', { ok: false, code: 'invalid' }],
  ['50.005', { ok: false, code: 'not_a_multiple' }],
  ['9.99', { ok: false, code: 'too_small' }],
  ['0', { ok: false, code: 'too_small' }],
  ['4000.01', { ok: false, code: 'too_big' }],
  ['999999999999999999', { ok: false, code: 'too_big' }],
])('[OPEN-37] [VAL-16] a euro deposit of %j is judged by the limits 10 to 4000', (text, verdict) => {
  expect(checkAmount(text, euro, 100)).toEqual(verdict)
})

test.each([
  ['20', 2000n, { ok: true, cents: 2000n }],
  ['20.01', 2000n, { ok: false, code: 'not_enough_money' }],
  ['5', 200n, { ok: false, code: 'too_small' }],
])('[VAL-19] a withdrawal of %s with %s in the wallet', (text, available, verdict) => {
  expect(checkAmount(text, euro, 100, available)).toEqual(verdict)
})

test('a yen amount is whole although yen are counted in hundredths', () => {
  const yen = { min: '1500', max: '600000', step: '1' }
  expect(checkAmount('1500', yen, 100)).toEqual({ ok: true, cents: 150_000n })
  expect(checkAmount('1500.50', yen, 100)).toEqual({ ok: false, code: 'not_a_multiple' })
})

test.each([
  ['0.3', '0.1', true],
  ['1.005', '0.005', true],
  ['1.004', '0.005', false],
  ['70', '25', false],
  ['0.00012', '0.00004', true],
  ['0.00013', '0.00004', false],
  ['10', '0', false],
  ['ten', '1', false],
])('[VAL-18] %s as a multiple of %s is %s', (amount, step, verdict) => {
  expect(isMultipleOf(amount, step)).toBe(verdict)
})

test('[VAL-18] n steps are always a multiple of any step', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 9n), fc.bigInt(1n, 10n ** 6n), (step, times) => {
      expect(isMultipleOf(toDecimal(step * times, 1000), toDecimal(step, 1000))).toBe(true)
    }),
  )
})
