import { expect, test } from 'vitest'
import { namedPopup } from './namedPopup'

test.each([
  ['sign-in', { to: '/sign-in' }],
  ['deposit', { to: '/deposit' }],
  ['language', { to: '/', hash: 'popup/language' }],
  ['nothing', { to: '/' }],
  ['toString', { to: '/' }],
])('[RT-54] the popup "%s" is opened by %j', (name, expected) => {
  expect(namedPopup(name)).toEqual(expected)
})
