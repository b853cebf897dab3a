import { expect, test } from 'vitest'
import { ownPath } from './query'

test.each([
  ['/deposit', '/deposit'],
  ['/play/brasswing/ember-wyrm?mode=real', '/play/brasswing/ember-wyrm?mode=real'],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['https://evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
  [undefined, undefined],
  [['/deposit'], undefined],
])('[SEC-04] the way back %s is taken as %s', (value, expected) => {
  expect(ownPath(value)).toBe(expected)
})
