import { expect, test } from 'vitest'
import { codeAt, keyUri, matchingStep, newSecret, stepOf } from './totp.ts'

// RFC 6238, appendix B: the secret "12345678901234567890"; the last six of its eight digits are ours.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', (second, code) => {
  expect(codeAt(secret, stepOf(new Date(second * 1000)))).toBe(code)
})

test.each([
  [-60, false],
  [-30, true],
  [0, true],
  [30, true],
  [60, false],
])('a code of a clock that is %i seconds off is accepted: %s', (seconds, isTaken) => {
  const now = new Date('2026-03-10T12:00:00.000Z')
  const code = codeAt(secret, stepOf(new Date(now.getTime() + seconds * 1000)))
  expect(matchingStep(secret, code, now) !== null).toBe(isTaken)
})

test('each secret is 160 random bits in base32', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newSecret()).not.toBe(newSecret())
})

test.each([
  ['anna@example.com', 'otpauth://totp/Apogee:anna@example.com?secret=AB&issuer=Apogee'],
  [
    'a-very-long-address-of-somebody@example.com',
    'otpauth://totp/Apogee:a-very-long-address-o?secret=AB&issuer=Apogee',
  ],
  ['anna&issuer=x@example.com', 'otpauth://totp/Apogee:annaissuerx@example.c?secret=AB&issuer=Apogee'],
])('the account %s fits into 67 bytes', (account, uri) => {
  expect(keyUri('Apogee', account, 'AB', 67)).toBe(uri)
})
