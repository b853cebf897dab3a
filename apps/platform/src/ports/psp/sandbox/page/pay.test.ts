import { expect, test } from 'vitest'

// The page's own script, as the browser gets it: it starts only where there is a document.
const { faultOf, isCardNumber, isOfBrand, judgeExpiry } = await import('./pay.js' as string)
const today = new Date('2026-10-01T12:00:00.000Z')

test.each([
  ['4242 4242 4242 4242', true],
  ['5555 5555 5555 4444', true],
  ['6759 6498 2643 8453', true],
  ['4242 4242 4242 4241', false],
  ['4242', false],
  ['', false],
])('[VAL-11] the card number %j is good: %s', (number, verdict) => {
  expect(isCardNumber(number)).toBe(verdict)
})

test.each([
  ['10/26', 'ok'],
  ['09/26', 'expired'],
  ['12/34', 'ok'],
  ['1234', 'ok'],
  ['08/2029', 'ok'],
  ['13/29', 'wrong'],
  ['8/29', 'wrong'],
  ['', 'wrong'],
])('[VAL-12] the expiry %j is %s', (text, verdict) => {
  expect(judgeExpiry(text, today)).toBe(verdict)
})

test('a number has to be of the brand that was chosen', () => {
  expect(isOfBrand('4242 4242 4242 4242', 'visa')).toBe(true)
  expect(isOfBrand('4242 4242 4242 4242', 'mastercard')).toBe(false)
  expect(isOfBrand('2221 0000 0000 0009', 'mastercard')).toBe(true)
  expect(isOfBrand('6759 6498 2643 8453', 'maestro')).toBe(true)
  expect(faultOf('number', '4242 4242 4242 4242', 'maestro', today)).toBe('brand')
})

test('each field shows its own error', () => {
  expect(faultOf('number', '1', 'visa', today)).toBe('wrong')
  expect(faultOf('expiry', '01/20', 'visa', today)).toBe('expired')
  expect(faultOf('code', '12', 'visa', today)).toBe('wrong')
  expect(faultOf('code', '123', 'visa', today)).toBeUndefined()
  expect(faultOf('voucher', '1234 5678 9012 345', 'voucher', today)).toBe('wrong')
  expect(faultOf('voucher', '1234 5678 9012 3456', 'voucher', today)).toBeUndefined()
})
