import { expect, test } from 'vitest'
import type { DialogEntry } from '../lib/dialogs'
import { allowed, mergeShown, routeDialog } from './dialogStack'
import { dialogOfHash } from './dialogs'

const menu: DialogEntry = { name: 'menu', props: {}, key: 'm' }
const cashbox: DialogEntry = { name: 'cashbox', props: { step: 'deposit' }, key: 'c' }
const signIn: DialogEntry = { name: 'signIn', props: {}, key: 's' }

test('[RT-12] a guest who opens the deposit popup is led to sign-up with the way back', () => {
  expect(allowed([menu, cashbox], 'guest')).toEqual([
    menu,
    { name: 'signUp', props: { redirect: '/deposit' }, key: 'c' },
  ])
  expect(allowed([cashbox], 'player')).toEqual([cashbox])
})

test('[RT-46] a signed-in player sees no sign-in popup', () => {
  expect(allowed([menu, signIn], 'player')).toEqual([menu])
  expect(allowed([signIn], 'guest')).toEqual([signIn])
})

test('[MOD-06] popups stack, and one that leaves stays until it is gone', () => {
  expect(mergeShown([], [menu])).toEqual([menu])
  expect(mergeShown([menu], [menu, cashbox])).toEqual([menu, cashbox])
  expect(mergeShown([menu, cashbox], [menu])).toEqual([menu, cashbox])
  expect(mergeShown([menu], [])).toEqual([menu])
})

test('[RT-56] a hash opens the popup of the same name', () => {
  expect(dialogOfHash('sign-in')).toBe('signIn')
  expect(dialogOfHash('sign-up')).toBe('signUp')
  expect(dialogOfHash('')).toBeUndefined()
  expect(dialogOfHash('nothing')).toBeUndefined()
})

test('[RT-47] a mailed link gives its token to the popup, a redirect its way back', () => {
  expect(routeDialog('confirmation', { confirmation_token: 'abc' }).props).toEqual({ token: 'abc' })
  expect(routeDialog('newPassword', { reset_password_token: 'def' }).props).toEqual({ token: 'def' })
  expect(routeDialog('signUp', { redirect: '/deposit' }).props).toEqual({ redirect: '/deposit' })
})
