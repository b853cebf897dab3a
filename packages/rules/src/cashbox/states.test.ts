import { expect, test } from 'vitest'
import { isFinal, isRecallable, nextState, type PaymentEvent, type PaymentState } from './states.ts'

test.each([
  ['deposit', 'pending', 'succeeded', 'succeeded'],
  ['deposit', 'pending', 'processing', 'processing'],
  ['deposit', 'processing', 'succeeded', 'succeeded'],
  ['deposit', 'processing', 'declined', 'declined'],
  ['deposit', 'pending', 'canceled', 'canceled'],
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
] as const)('[CASH-09] a %s that is %s becomes, on %s, %s', (action, state, event, next) => {
  expect(nextState(action, state, event)).toBe(next)
})

test('[CASH-09] a final state has no way out', () => {
  const states: PaymentState[] = ['succeeded', 'declined', 'canceled', 'rejected', 'recalled']
  const events: PaymentEvent[] = [
    ...(['processing', 'succeeded', 'declined', 'canceled'] as const),
    ...(['approved', 'rejected', 'recalled'] as const),
  ]
  for (const state of states) {
    expect(isFinal(state)).toBe(true)
    for (const event of events) {
      expect([nextState('deposit', state, event), nextState('cashout', state, event)]).toEqual([null, null])
    }
  }
})

test('[CASH-10] a withdrawal can be taken back only while nobody has approved it, a deposit never', () => {
  expect(isRecallable('cashout', 'pending')).toBe(true)
  expect(isRecallable('cashout', 'processing')).toBe(false)
  expect(isRecallable('deposit', 'pending')).toBe(false)
})
