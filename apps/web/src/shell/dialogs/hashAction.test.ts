import { expect, test } from 'vitest'
import { chatDelayMs, hashAction } from './hashAction'

test.each([
  ['sign-in', 'signIn', {}],
  ['sign-up', 'signUp', {}],
  ['remind', 'remind', {}],
  ['new-password', 'newPassword', { token: '' }],
])('[RT-56] #%s opens the popup %s', (hash, name, props) => {
  expect(hashAction(hash, {})).toEqual({ kind: 'dialog', name, props })
})

test.each(['users/password/edit', 'profile/password/edit'])('[RT-57] #%s opens the new-password popup', (hash) => {
  const withToken = { kind: 'dialog', name: 'newPassword', props: { token: 'abc' } }
  expect(hashAction(hash, {})).toEqual({ kind: 'dialog', name: 'newPassword', props: { token: '' } })
  expect(hashAction(hash, { reset_password_token: 'abc' })).toEqual(withToken)
  expect(hashAction(`${hash}?reset_password_token=abc`, {})).toEqual(withToken)
})

test.each([
  ['sport', '/sport'],
  ['sport_football', '/sport/football'],
  ['sport_live/42', '/sport/live%2F42'],
])('[RT-58] #%s goes to %s', (hash, to) => {
  expect(hashAction(hash, {})).toEqual({ kind: 'go', to })
})

test('[RT-59] [CONST-23] #chat toggles the chat after a second', () => {
  expect(hashAction('chat', {})).toEqual({ kind: 'chat' })
  expect(chatDelayMs).toBe(1000)
})

test.each(['', 'main', 'sport_', 'sign-out', 'toString', 'popup/nothing'])('#%s opens nothing', (hash) => {
  expect(hashAction(hash, {})).toBeUndefined()
})

test('[RT-54] a popup by name opens over main by its hash', () => {
  expect(hashAction('popup/language', {})).toEqual({ kind: 'dialog', name: 'language', props: {} })
})

test.each(['deposit', 'withdraw'])('[GD-06] #%s offers this step of the cashbox', (step) => {
  expect(hashAction(step, {})).toEqual({ kind: 'cashbox', step })
})
