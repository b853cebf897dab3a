import { expect, test } from 'vitest'
import { hasCode, inFours, returnPath, strengthOf } from './model'

test.each([
  ['', null],
  ['abc', 'weak'],
  ['aaaaaaaaaaaa', 'weak'],
  ['12341234', 'weak'],
  ['sevenseas', 'fair'],
  ['Sevenseas7', 'good'],
  ['Rocket-2026!', 'strong'],
] as const)('the password %j is %s', (password, word) => {
  expect(strengthOf(password).word).toBe(word)
})

test.each([
  [undefined, false, null],
  ['/play/a/b?mode=real', false, '/play/a/b?mode=real'],
  ['//evil.test', false, null],
  ['https://evil.test', false, null],
  ['/\\evil.test', false, null],
  ['/\t/evil.test', false, null],
  ['/\n/evil.test', true, null],
  ['/deposit', false, '/deposit'],
  ['/deposit', true, '/'],
  ['/withdraw?x=1', true, '/'],
  ['/play/a/b', true, '/play/a/b'],
] as const)('[SEC-04] [AUTH-21] the return address %s (new player: %s) leads to %s', (redirect, isNew, path) => {
  expect(returnPath(redirect, isNew)).toBe(path)
})

test.each([
  [{ required: 'Please fill this in.' }, 'required', true],
  [{ invalid: 'This is not right.' }, 'required', false],
  [undefined, 'required', false],
])('the errors %j contain the code %s: %s', (codes, code, expected) => {
  expect(hasCode(codes, code)).toBe(expected)
})

test('a secret is shown in groups of four', () => {
  expect(inFours('GEZDGNBVGY3TQ')).toBe('GEZD GNBV GY3T Q')
})
