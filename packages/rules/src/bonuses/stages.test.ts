import { bonusStages } from '@apogee/contract/bonuses'
import { expect, test } from 'vitest'
import { isEnded, isInactive, isNewGift, isUnconfirmed, isUnstarted, wagerPercent } from './stages.ts'

test('[BON-06] a bonus is ended as lost, canceled, expired, wager_done or finished, and in no other stage', () => {
  expect(bonusStages.filter(isEnded)).toEqual(['lost', 'canceled', 'expired', 'wager_done', 'finished'])
})

test('[SAFE-08] the money of a bonus is not in the wallet before its activation, nor while it waits for another', () => {
  expect(bonusStages.filter(isUnstarted)).toEqual(['issued', 'wait'])
})

test('[BON-07] free spins are inactive when finished, canceled or expired', () => {
  expect(['issued', 'activated', 'finished', 'canceled', 'expired'].filter(isInactive)).toEqual([
    'finished',
    'canceled',
    'expired',
  ])
})

const issued = {
  stage: 'issued',
  activatable: true,
  activatable_until: '2026-03-17T12:00:00.000Z',
  amount_wager_requirement_cents: 300,
}
test.each([
  ['activatable until a moment', issued, true],
  ['activatable for ever but to be wagered', { ...issued, activatable_until: null }, false],
  ['no longer activatable', { ...issued, activatable: false }, false],
  ['nothing to wager', { ...issued, activatable: false, amount_wager_requirement_cents: 0 }, true],
  ['free spins, which have no wagering', { stage: 'issued', activatable: false, activatable_until: null }, true],
  ['over', { ...issued, stage: 'canceled', amount_wager_requirement_cents: 0 }, false],
])('[BON-09] new is a gift that is %s: %j -> %s', (_, gift, isNew) => {
  expect(isNewGift(gift)).toBe(isNew)
})

test.each([
  ['issued', true, true],
  ['issued', false, false],
  ['wait', true, false],
  ['handle_bets', false, false],
])('[BON-08] [OPEN-79] unconfirmed is %s with activatable %s: %s', (stage, activatable, expected) => {
  expect(isUnconfirmed({ stage, activatable })).toBe(expected)
})

test.each([
  [0, 3000, 0],
  [1199, 3000, 39],
  [2999, 3000, 99],
  [3000, 3000, 100],
  [3500, 3000, 100],
  [0, 0, 100],
])('[CASH-04] %d of %d wagered are %d percent', (wagered, required, percent) => {
  expect(wagerPercent(wagered, required)).toBe(percent)
})
