import { expect, test } from 'vitest'
import type { DialogEntry, DialogName } from '../../lib/navigation/dialogs'
import { allowed, mergeShown, routeDialog, withoutClosed } from './dialogStack'

const menu: DialogEntry = { name: 'menu', props: {}, key: 'm' }
const cashbox: DialogEntry = { name: 'cashbox', props: { step: 'deposit' }, key: 'c' }
const signIn: DialogEntry = { name: 'signIn', props: {}, key: 's' }

test('[RT-12] a guest who opens the deposit popup gets sign-up with the return address', () => {
  expect(allowed([menu, cashbox], 'guest')).toEqual([
    menu,
    { name: 'signUp', props: { redirect: '/deposit' }, key: 'c' },
  ])
  expect(allowed([cashbox], 'player')).toEqual([cashbox])
})

test('a guest gets a single sign-in dialog, and on a device with an earlier login it is log in', () => {
  const currency: DialogEntry = { name: 'currency', props: {}, key: 'u' }
  const logIn = { name: 'signIn', props: { redirect: '/deposit' }, key: 'u' }
  expect(allowed([menu, currency, cashbox], 'knownGuest')).toEqual([menu, logIn])
  expect(allowed([cashbox, signIn], 'guest')).toEqual([signIn])
  expect(allowed([signIn, currency], 'knownGuest')).toEqual([signIn])
})

test('[RT-46] a signed-in player sees no sign-in popup', () => {
  expect(allowed([menu, signIn], 'player')).toEqual([menu])
  expect(allowed([signIn], 'guest')).toEqual([signIn])
})

test('[MOD-06] popups stack, and a closing one stays until it has closed', () => {
  const one = mergeShown([], [menu])
  expect(one).toEqual([{ entry: menu, within: undefined }])
  const two = mergeShown(one, [menu, cashbox])
  expect(two).toEqual([...one, { entry: cashbox, within: 'm' }])
  expect(mergeShown(two, [menu])).toEqual([{ entry: cashbox, within: 'm' }, ...one])
  expect(mergeShown(one, [])).toEqual(one)
})

test('[MOD-06] a popup that is replaced closes in its place in the stack, next to the new one', () => {
  const first = mergeShown([], [menu])
  expect(mergeShown(first, [cashbox])).toEqual([...first, { entry: cashbox, within: undefined }])
  const above = mergeShown(first, [menu, cashbox])
  expect(mergeShown(above, [menu, signIn])).toEqual([
    { entry: cashbox, within: 'm' },
    ...first,
    { entry: signIn, within: 'm' },
  ])
})

test('[MOD-06] a popup that has closed removes the popups within it', () => {
  const both = mergeShown([], [menu, cashbox])
  const replaced = mergeShown(both, [signIn])
  expect(withoutClosed(replaced, 'm')).toEqual([{ entry: signIn, within: undefined }])
  expect(withoutClosed(replaced, 'c').map(({ entry }) => entry.key)).toEqual(['m', 's'])
})

const popup = (dialog: DialogName, dialogProps?: object) => ({ staticData: { dialog, dialogProps } })

test('[RT-47] a mailed link passes its token to the popup', () => {
  expect(routeDialog(popup('confirmation'), { confirmation_token: 'abc' })?.props).toEqual({ token: 'abc' })
  expect(routeDialog(popup('newPassword'), { reset_password_token: 'def' })?.props).toEqual({ token: 'def' })
  expect(routeDialog(popup('newPassword'), {})?.props).toEqual({ token: '' })
})

test('[SEC-04] a popup accepts a return address only within the site', () => {
  expect(routeDialog(popup('signUp'), { redirect: '/deposit' })?.props).toEqual({ redirect: '/deposit' })
  for (const redirect of ['//evil.example', '/\t/evil.example', ['/deposit'], 7])
    expect(routeDialog(popup('signUp'), { redirect })?.props).toEqual({})
})

test('[RT-14] a route determines the part of the cashbox it opens; a page opens nothing', () => {
  expect(routeDialog(popup('cashbox', { step: 'depositBonus' }), {})).toMatchObject({
    name: 'cashbox',
    props: { step: 'depositBonus' },
  })
  expect(routeDialog({ staticData: {} }, { redirect: '/deposit' })).toBeUndefined()
})
