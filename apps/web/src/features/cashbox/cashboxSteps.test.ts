import { expect, test } from 'vitest'
import { cashboxStepOf } from './cashboxSteps'

test.each([
  ['/deposit', 'deposit'],
  ['/deposit?currency=BTC', 'deposit'],
  ['/accounts/12/deposit', 'deposit'],
  ['/deposit-bonus', 'depositBonus'],
  ['/deposit-fast#top', 'depositFast'],
  ['/withdraw', 'withdraw'],
  ['/dashboard', 'dashboard'],
  ['/cashbox', undefined],
  ['/', undefined],
  ['/deposits', undefined],
])('the path %s opens the step %s', (path, step) => {
  expect(cashboxStepOf(path)).toBe(step)
})
