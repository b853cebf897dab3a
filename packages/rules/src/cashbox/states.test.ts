import { expect, test } from 'vitest'
import { isFinal, isRecallable, nextState, type PaymentEvent, type PaymentState, stepOf } from './states.ts'

test.each([
  ['deposit', 'pending', 'succeeded', 'succeeded'],
  ['deposit', 'pending', 'processing', 'processing'],
  ['deposit', 'processing', 'succeeded', 'succeeded'],
  ['deposit', 'processing', 'declined', 'declined'],
  ['deposit', 'pending', 'canceled', 'canceled'],
  ['deposit', 'pending', 'declined', 'declined'],
  ['deposit', 'processing', 'canceled', 'canceled'],
  ['cashout', 'processing', 'canceled', 'canceled'],
  ['deposit', 'canceled', 'succeeded', 'succeeded'],
  ['deposit', 'succeeded', 'refunded', 'rejected'],
  ['deposit', 'succeeded', 'charged_back', 'rejected'],
  ['deposit', 'pending', 'charged_back', null],
  ['deposit', 'rejected', 'charged_back', null],
  ['deposit', 'succeeded', 'succeeded', null],
  ['deposit', 'succeeded', 'processing', null],
  ['deposit', 'declined', 'succeeded', null],
  ['deposit', 'pending', 'recalled', null],
  ['cashout', 'pending', 'approved', 'processing'],
  ['cashout', 'pending', 'rejected', 'rejected'],
  ['cashout', 'pending', 'recalled', 'recalled'],
  ['cashout', 'pending', 'succeeded', null],
  ['cashout', 'processing', 'succeeded', 'succeeded'],
  ['cashout', 'processing', 'declined', 'declined'],
  ['cashout', 'processing', 'recalled', null],
  ['cashout', 'recalled', 'approved', null],
  ['cashout', 'succeeded', 'declined', null],
  ['cashout', 'succeeded', 'refunded', 'declined'],
  ['cashout', 'succeeded', 'charged_back', null],
  ['cashout', 'processing', 'refunded', null],
] as const)('[CASH-09] a %s that is %s becomes, on %s, %s', (action, state, event, next) => {
  expect(nextState(action, state, event)).toBe(next)
})

test('[CASH-09] only late or returned money leads out of a final state', () => {
  const onward = [
    'deposit canceled succeeded',
    'deposit succeeded refunded',
    'deposit succeeded charged_back',
    'cashout succeeded refunded',
  ]
  const states: PaymentState[] = ['succeeded', 'declined', 'canceled', 'rejected', 'recalled']
  const events: PaymentEvent[] = [
    ...(['processing', 'succeeded', 'declined', 'canceled'] as const),
    ...(['refunded', 'charged_back', 'approved', 'rejected', 'recalled'] as const),
  ]
  const found: string[] = []
  for (const state of states) {
    expect(isFinal(state)).toBe(true)
    for (const event of events) {
      for (const action of ['deposit', 'cashout'] as const) {
        if (nextState(action, state, event)) found.push(`${action} ${state} ${event}`)
      }
    }
  }
  expect(found.toSorted()).toEqual(onward.toSorted())
})

test('[CASH-09] a payment in progress is not final', () => {
  expect((['pending', 'processing', 'reserved'] as const).map(isFinal)).toEqual([false, false, false])
})

test('[CASH-10] a withdrawal can be recalled only before staff approve it, a deposit never', () => {
  expect(isRecallable('cashout', 'pending')).toBe(true)
  expect(isRecallable('cashout', 'processing')).toBe(false)
  expect(isRecallable('deposit', 'pending')).toBe(false)
})

test.each([
  ['deposit', 'pending', 0n, 'succeeded', 50n, { state: 'succeeded' }],
  ['deposit', 'pending', 0n, 'succeeded', 49n, 'amount_differs'],
  ['deposit', 'pending', 0n, 'succeeded', undefined, 'amount_differs'],
  ['deposit', 'succeeded', 0n, 'declined', 50n, 'late'],
  ['deposit', 'succeeded', 0n, 'declined', 20n, 'amount_differs'],
  ['deposit', 'succeeded', 0n, 'refunded', 50n, { state: 'rejected' }],
  ['deposit', 'succeeded', 0n, 'refunded', 20n, { state: 'succeeded' }],
  ['deposit', 'succeeded', 20n, 'charged_back', 10n, { state: 'succeeded' }],
  ['deposit', 'succeeded', 20n, 'charged_back', 30n, { state: 'rejected' }],
  ['deposit', 'succeeded', 20n, 'refunded', 31n, 'amount_differs'],
  ['deposit', 'succeeded', 0n, 'refunded', 0n, 'amount_differs'],
  ['deposit', 'succeeded', 0n, 'refunded', undefined, 'amount_differs'],
  ['deposit', 'rejected', 50n, 'refunded', 10n, 'late'],
  ['cashout', 'succeeded', 0n, 'refunded', 20n, { state: 'succeeded' }],
  ['cashout', 'succeeded', 20n, 'refunded', 30n, { state: 'declined' }],
] as const)(
  'of 50, a %s that is %s with %s reversed: %s of %s gives %j',
  (action, state, reversed, status, cents, step) => {
    expect(stepOf({ action, state, amount: 50n, reversed }, status, cents)).toEqual(step)
  },
)
