import { expect, test } from 'vitest'
import { Route as aliasOfDeposit } from './accounts.$id.deposit'
import { Route as cashbox } from './cashbox'
import { Route as confirmation } from './confirmation'
import { Route as dashboard } from './dashboard'
import { Route as deposit } from './deposit'
import { Route as depositBonus } from './deposit-bonus'
import { Route as depositFast } from './deposit-fast'
import { Route as emailVerify } from './email-verify'
import { Route as login } from './login'
import { Route as newPassword } from './new-password'
import { Route as registration } from './registration'
import { Route as remind } from './remind'
import { Route as signIn } from './sign-in'
import { Route as signUp } from './sign-up'
import { Route as withdraw } from './withdraw'

test.each([
  ['[RT-10] the part that was open last', cashbox, undefined],
  ['[RT-11] the overview', dashboard, 'dashboard'],
  ['[RT-12] a deposit', deposit, 'deposit'],
  ['[RT-13] a deposit, by its other address', aliasOfDeposit, 'deposit'],
  ['[RT-14] the bonus before it', depositBonus, 'depositBonus'],
  ['[RT-15] a withdrawal', withdraw, 'withdraw'],
  ['[RT-16] a one-press deposit', depositFast, 'depositFast'],
])('%s is an address of the cashbox, for players', (_, route, step) => {
  const { dialog, dialogProps, access } = route.options.staticData ?? {}
  expect([dialog, dialogProps, access]).toEqual(['cashbox', step ? { step } : {}, 'players'])
})

test.each([
  ['[RT-46] log-in', signIn, 'signIn', 'guests'],
  ['[RT-46] log-in, by its other address', login, 'signIn', 'guests'],
  ['[RT-46] sign-up', signUp, 'signUp', 'guests'],
  ['[RT-46] sign-up, by its other address', registration, 'signUp', 'guests'],
  ['[RT-46] a forgotten password', remind, 'remind', 'guests'],
  ['[RT-47] a new password', newPassword, 'newPassword', undefined],
  ['[RT-47] an unconfirmed email', emailVerify, 'confirmation', undefined],
  ['[RT-47] a confirmation', confirmation, 'confirmation', undefined],
])('%s is a popup with an address', (_, route, name, who) => {
  const { dialog, access } = route.options.staticData ?? {}
  expect([dialog, access]).toEqual([name, who])
})
