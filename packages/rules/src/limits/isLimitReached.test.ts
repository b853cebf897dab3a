import { expect, test } from 'vitest'
import { isLimitReached } from './isLimitReached.ts'

const account = (amount_cents: number, current_value_amount_cents: number) => ({
  amount_cents,
  current_value_amount_cents,
})

test.each([
  [10_000, 9_999, false],
  [10_000, 10_000, true],
  [10_000, 12_000, true],
  [10_000, -9_999, false],
  [10_000, -10_000, true],
  [0, 0, true],
])('[LIM-05] of %i cents with %i used the limit is reached: %s', (amount, used, expected) => {
  expect(isLimitReached({ type: 'loss', status: 'active', accounts: [account(amount, used)] })).toBe(expected)
})

test('[LIM-05] one reached currency is enough', () => {
  const accounts = [account(10_000, 0), account(5_000, 5_000)]
  expect(isLimitReached({ type: 'deposit', status: 'active', accounts })).toBe(true)
})

test.each(['loss', 'wager', 'deposit', 'session'])('a %s limit without amounts is not reached', (type) => {
  expect(isLimitReached({ type, status: 'active' })).toBe(false)
})

test('[LIM-06] a cooling-off always counts as reached', () => {
  expect(isLimitReached({ type: 'coolingoff', status: 'active' })).toBe(true)
  expect(isLimitReached({ type: 'coolingoff', status: 'active', accounts: [account(100, 0)] })).toBe(true)
})

test('[SAFE-02] so does a self-exclusion: play is blocked while it lasts', () => {
  expect(isLimitReached({ type: 'selfexclusion', status: 'active' })).toBe(true)
})

test.each([
  ['active', true],
  ['confirmed', true],
  ['unconfirmed_disable', true],
  ['unconfirmed', false],
  ['confirmed_disable', false],
  ['somewhat', false],
])('[LIM-07] in state %s a used-up limit is in force: %s', (status, expected) => {
  expect(isLimitReached({ type: 'wager', status, accounts: [account(1, 1)] })).toBe(expected)
  expect(isLimitReached({ type: 'coolingoff', status })).toBe(expected)
})
