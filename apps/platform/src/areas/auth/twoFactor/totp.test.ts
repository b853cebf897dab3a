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
])('a code of a clock %i seconds away is taken: %s', (seconds, isTaken) => {
  const now = new Date('2026-03-10T12:00:00.000Z')
  const code = codeAt(secret, stepOf(new Date(now.getTime() + seconds * 1000)))
  expect(matchingStep(secret, code, now) !== null).toBe(isTaken)
})

test('a secret is 160 bits of base32, each another', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newSecret()).not.toBe(newSecret())
})

test.each(['', '12345', '1234567', '28708x', '１２３４５６', '١٢٣٤٥٦', '28708\u0662'])(
  'the text "%s", which is not six digits, is rejected',
  (code) => {
    expect(matchingStep(secret, code, new Date(59_000))).toBeNull()
  },
)

const settings = `secret=${secret}&algorithm=SHA1&digits=6&period=30`
test.each([
  ['anna@example.com', 'anna%40example.com'],
  ['anna&issuer=x@example.com', 'anna%26issuer%3Dx%40example.com'],
  [`${'a'.repeat(80)}@example.com`, 'a'.repeat(64)],
])('the address for an authenticator app labels the account %s as %s', (account, label) => {
  expect(keyUri('Apogee', account, secret)).toBe(`otpauth://totp/Apogee:${label}?issuer=Apogee&${settings}`)
})
