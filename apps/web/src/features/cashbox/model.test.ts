import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { readAmount } from '../../lib/format/typedAmount'
import { cashboxEvents } from './events'
import { visa } from './methodFixture'
import {
  decimalOf,
  filterPayments,
  firstAmountOf,
  isCanceledNow,
  judgeAmount,
  lastFourOf,
  limitsOf,
  type Method,
  maxWithdrawalOf,
  newestOf,
  type Payment,
  presetsOf,
  progressOf,
  returnedAs,
  signOf,
} from './model'
import { paymentsQuery } from './queries'

const bitcoin: Method = {
  ...visa,
  id: 'btc',
  brand: 'bitcoin',
  type: 'crypto',
  deposit: { min: 0.0001, max: 10 },
  cashout: { min: 0.0001, max: 0.4 },
}
const payment = (id: number, change: Partial<Payment> = {}): Payment => ({
  id,
  version: 1,
  amount_cents: 5000,
  currency: 'EUR',
  action: 'deposit',
  payment_system: 'Visa',
  system_name: 'visa',
  brand: 'visa',
  recallable: false,
  success: false,
  created_at: '2026-11-21T10:00:00.000Z',
  finished_at: null,
  state: 'pending',
  ...change,
})

test.each([
  ['50', 'deposit', undefined, { cents: 5000, decimal: '50' }],
  ['4,000', 'deposit', undefined, { cents: 400_000, decimal: '4000' }],
  ['', 'deposit', undefined, { code: 'required' }],
  ['ten', 'deposit', undefined, { code: 'invalid' }],
  ['9.99', 'deposit', undefined, { code: 'too_small' }],
  ['4000.01', 'deposit', undefined, { code: 'too_big' }],
  ['20.005', 'deposit', undefined, { code: 'not_a_multiple' }],
  ['25', 'cashout', 2499, { code: 'not_enough_money' }],
  ['25', 'cashout', 2500, { cents: 2500, decimal: '25' }],
] as const)('[VAL-19] [CASH-07] %s as a %s with %s available is judged %o', (typed, action, available, verdict) => {
  expect(judgeAmount(typed, visa, action, { currency: 'EUR', locale: 'en', availableCents: available })).toEqual(
    verdict,
  )
})

test.each([
  ['4,000', 'de', [400, 400_000]],
  ['1.000', 'en', [100, 100_000]],
  ['1.000', 'no', [100, 100_000]],
] as const)('[VAL-19] "%s" in %s is asked about: it can be either amount', (typed, locale, readings) => {
  const verdict = judgeAmount(typed, visa, 'deposit', { currency: 'EUR', locale })
  expect(verdict.code === 'ambiguous' && verdict.readings.map(({ cents }) => cents)).toEqual(readings)
  for (const { written, cents } of verdict.code === 'ambiguous' ? verdict.readings : [])
    expect(readAmount(written, 'EUR', locale)).toMatchObject({ kind: 'amount', cents })
})

test('[CASH-06] a method has no limits for an action that is closed at the moment', () => {
  const closed: Method = { ...visa, closed: ['deposit'] }
  expect(limitsOf(closed, 'deposit')).toBeUndefined()
  expect(limitsOf(closed, 'cashout')).toMatchObject({ min: '20', max: '4000' })
})

test('[CONST-32] [CONST-45] coins are typed in their display unit and keep their eight digits', () => {
  const judge = (typed: string) => judgeAmount(typed, bitcoin, 'deposit', { currency: 'BTC', locale: 'en' })
  expect(judge('100,01')).toEqual({ cents: 10_001, decimal: '0.00010001' })
  expect(judge('99.99')).toEqual({ code: 'too_small' })
  expect(judge('100.001')).toEqual({ code: 'not_a_multiple' })
  expect(judge('0.001 BTC')).toEqual({ code: 'invalid' })
  expect(judge('')).toEqual({ code: 'required' })
  expect(decimalOf(0.0000001)).toBe('0.0000001')
})

test('[CONST-27] the first amount is 50, or the minimum where 50 is not allowed', () => {
  expect(firstAmountOf(visa, 'deposit', 'EUR')).toBe('50')
  expect(firstAmountOf({ ...visa, deposit: { min: 100, max: 500 } }, 'deposit', 'EUR')).toBe('100')
  expect(firstAmountOf(bitcoin, 'deposit', 'BTC')).toBe('100')
})

test.each([
  ['•••• 4417', '4417'],
  ['••• 902', undefined],
  [undefined, undefined],
])('[SEC-10] the last four digits of a saved card titled %j are %j', (title, digits) => {
  expect(lastFourOf(title)).toBe(digits)
})

test('quick amounts stay within the limits', () => {
  expect(presetsOf(visa, 'deposit', 'EUR')).toEqual(['20', '50', '100', '200', '500'])
  expect(presetsOf(bitcoin, 'deposit', 'BTC')).toEqual(['100', '200', '500', '1000', '5000'])
})

test('no quick amount exceeds the withdrawable balance or the rest of a deposit limit', () => {
  expect(presetsOf(visa, 'cashout', 'EUR', 149_99)).toEqual(['20', '50', '100'])
  expect(presetsOf(visa, 'cashout', 'EUR', 19_99)).toEqual([])
  expect(presetsOf(visa, 'deposit', 'EUR', 20_00)).toEqual(['10', '20'])
  expect(presetsOf(bitcoin, 'cashout', 'BTC', 25_000)).toEqual(['100', '200'])
  expect(presetsOf({ ...visa, deposit: { min: 10, max: 60 } }, 'deposit', 'EUR')).toEqual(['10', '20', '50'])
})

test('[VAL-19] one press enters the whole withdrawable balance, up to the method’s maximum', () => {
  expect(maxWithdrawalOf(visa, 'EUR', 1_234_56)).toEqual({ amount: '1234.56', cents: 1_234_56, isCapped: false })
  expect(maxWithdrawalOf(visa, 'EUR', 9_000_00)).toEqual({ amount: '4000', cents: 4_000_00, isCapped: true })
  expect(maxWithdrawalOf(visa, 'EUR', 20_00)).toEqual({ amount: '20', cents: 20_00, isCapped: false })
  expect(maxWithdrawalOf(visa, 'EUR', 19_99)).toBeUndefined()
  expect(maxWithdrawalOf(bitcoin, 'BTC', 1_234_567)).toEqual({ amount: '12345.67', cents: 1_234_567, isCapped: false })
  const inSteps = { fields: [{ field: 'amount', type: 'decimal', step: 1 }] } as Method['cashout_form_fields']
  expect(maxWithdrawalOf({ ...visa, cashout_form_fields: inSteps }, 'JPY', 2_345_67)?.amount).toBe('2345')
})

test('the initial amount does not exceed the balance', () => {
  expect(firstAmountOf(visa, 'cashout', 'EUR', 50_00)).toBe('50')
  expect(firstAmountOf(visa, 'cashout', 'EUR', 49_99)).toBe('20')
})

test('[CASH-09] a withdrawal is requested, sent, paid, or ended otherwise', () => {
  expect(
    (['pending', 'reserved', 'processing', 'succeeded', 'recalled', 'rejected'] as const).map((state) =>
      progressOf(payment(1, { action: 'cashout', state })),
    ),
  ).toMatchObject([
    { reached: 'requested', waits_for: 'review' },
    { reached: 'requested', waits_for: 'review' },
    { reached: 'checked', waits_for: 'provider' },
    { reached: 'paid', waits_for: null },
    { reached: 'requested' },
    { reached: 'requested' },
  ])
  const finished_at = '2026-11-21T12:00:00.000Z'
  expect(progressOf(payment(1, { action: 'cashout', state: 'recalled', finished_at }))).toMatchObject({
    is_stopped: true,
    waits_for: null,
  })
  expect(progressOf(payment(1, { action: 'cashout', state: 'succeeded', finished_at }))).toMatchObject({
    is_stopped: false,
    paid_at: finished_at,
  })
  const progress = {
    ...progressOf(payment(1, { action: 'cashout', state: 'processing' })),
    checked_at: '2026-11-21T11:30:00.000Z',
  }
  expect(progressOf(payment(1, { action: 'cashout', state: 'pending', progress }))).toBe(progress)
})

test('[CASH-08] the history is filtered, newest first', () => {
  const list = [
    payment(1),
    payment(2, { created_at: '2026-11-21T11:00:00.000Z', action: 'cashout' }),
    payment(3, { created_at: '2026-11-19T11:00:00.000Z', finished_at: '2026-11-19T11:01:00.000Z', state: 'succeeded' }),
  ]
  expect(filterPayments(list, 'withdrawals').map(({ id }) => id)).toEqual([2])
  expect(filterPayments(list, 'unfinished').map(({ id }) => id)).toEqual([1, 2])
  expect(newestOf(list, 2).map(({ id }) => id)).toEqual([2, 1])
})

test('[RTM-05] a payment message updates the history; a late open state changes nothing', () => {
  const cache = new QueryClient()
  const { queryKey } = paymentsQuery()
  cache.setQueryData(queryKey, [payment(1)])
  const done = payment(1, { version: 2, state: 'succeeded', success: true, finished_at: '2026-11-21T10:01:00.000Z' })
  cashboxEvents.payments_changes?.(done, cache)
  cashboxEvents.payments_changes?.(payment(1), cache)
  cashboxEvents.payments_changes?.(payment(2), cache)
  expect(cache.getQueryData(queryKey)?.map(({ id, state }) => [id, state])).toEqual([
    [1, 'succeeded'],
    [2, 'pending'],
  ])
})

test('a payment message before the history has loaded does not become the whole history', () => {
  const cache = new QueryClient()
  cashboxEvents.payments_changes?.(payment(1), cache)
  expect(cache.getQueryData(paymentsQuery().queryKey)).toBeUndefined()
})

test.each([
  ['ended a moment ago', { finished_at: '2026-11-21T10:00:00.000Z' }, undefined, '2026-11-21T10:04:59.999Z', true],
  ['another one was announced', { finished_at: '2026-11-21T10:00:00.000Z' }, 6, '2026-11-21T10:00:01.000Z', true],
  ['already announced', { finished_at: '2026-11-21T10:00:00.000Z' }, 7, '2026-11-21T10:00:01.000Z', false],
  ['ended five minutes ago', { finished_at: '2026-11-21T10:00:00.000Z' }, undefined, '2026-11-21T10:05:00.000Z', false],
  ['declined', { state: 'declined' as const }, undefined, '2026-11-21T10:00:01.000Z', false],
])('[CASH-11] [CASH-12] [CONST-24] a canceled deposit, %s', (_what, change, told, now, isTold) => {
  const canceled = payment(7, { state: 'canceled', finished_at: '2026-11-21T10:00:00.000Z', ...change })
  expect(isCanceledNow(canceled, told, Date.parse(now))).toBe(isTold)
})

const endedNow = { finished_at: '2026-11-21T10:00:00.000Z' }
test.each([
  ['success', { state: 'succeeded', ...endedNow }, 'success'],
  ['failure', { state: 'declined', ...endedNow }, 'failure'],
  ['failure', { state: 'canceled', ...endedNow }, 'canceled'],
  // The provider's message has not arrived yet.
  ['success', { state: 'pending' }, 'pending'],
  ['pending', { state: 'processing' }, 'pending'],
  // Visitors can type this address themselves.
  ['success', { state: 'declined', ...endedNow }, 'failure'],
  ['failure', { state: 'succeeded', ...endedNow }, 'success'],
  ['success', { state: 'succeeded', finished_at: '2026-11-21T09:00:00.000Z' }, undefined],
] as const)('[CASH-09] an address that says %s of a deposit %j is told as %s', (said, change, told) => {
  expect(returnedAs(payment(1, change), said, Date.parse('2026-11-21T10:00:30.000Z'))).toBe(told)
})

test('a player who is logged out when they return sees no message about money', () => {
  expect(returnedAs(undefined, 'success', 0)).toBe('pending')
  expect(returnedAs(undefined, 'failure', 0)).toBe('failure')
})

test.each([
  ['deposit', 'succeeded', '+'],
  ['deposit', 'pending', ''],
  ['deposit', 'rejected', ''],
  ['cashout', 'pending', '−'],
  ['cashout', 'succeeded', '−'],
  ['cashout', 'recalled', ''],
  ['cashout', 'declined', ''],
] as const)('a %s that is %s is written with the sign "%s"', (action, state, sign) => {
  expect(signOf({ action, state })).toBe(sign)
})
