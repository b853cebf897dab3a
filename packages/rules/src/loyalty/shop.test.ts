import { expect, test } from 'vitest'
import { affordableCount, compTypes, nextStep, rateIn, redeemTypes, redeemVerdict } from './shop.ts'

test('[CP-03] [CP-04] four types on the wire, and the kind each is redeemed as', () => {
  expect([...compTypes].sort()).toEqual(['freespins', 'lootboxes', 'lotteries', 'money'])
  expect(compTypes.map((type) => redeemTypes[type])).toEqual([
    'MONEY_REWARD',
    'SPECIAL_REWARDS',
    'FREE_SPINS',
    'lotteries',
  ])
})

const rates = [
  { currency: 'EUR', points: 100 },
  { currency: 'CAD', points: 150 },
]
test.each([
  ['their own currency', rates, 'CAD', 150],
  ['else euro', rates, 'BTC', 100],
  ['neither', [{ currency: 'CAD', points: 150 }], 'NOK', undefined],
])('[CP-22] the rate of %s', (_, list, currency, points) => {
  expect(rateIn(list, currency)?.points).toBe(points)
})

test.each([
  [4280, 1400, 3],
  [1400, 1400, 1],
  [1399.99, 1400, 0],
  [0, 1400, 0],
  [10, 0, 0],
])('[CP-23] %d coins suffice %d apiece for so many', (balance, cost, most) => {
  expect(affordableCount(balance, cost)).toBe(most)
})

test.each([
  ['a guest', { isGuest: true, chargeable: 5000 }, 'guest'],
  ['without a balance', { isGuest: false, chargeable: undefined }, 'no_balance'],
  ['with an empty one', { isGuest: false, chargeable: 0 }, 'no_balance'],
  ['with one point too few', { isGuest: false, chargeable: 599 }, 'not_enough'],
  ['with just enough', { isGuest: false, chargeable: 600 }, 'allowed'],
] as const)('[CP-21] a redeem for 600 by a player %s', (_, redeemer, verdict) => {
  expect(redeemVerdict(redeemer, 600)).toBe(verdict)
})

test.each([
  ['a multi-account first, whatever else', true, false, 'multi_account'],
  ['then bonuses switched off', false, false, 'bonuses_off'],
  ['then the exchange', false, true, 'exchange'],
] as const)('[CP-20] %s', (_, isMultiAccount, canIssueBonuses, step) => {
  expect(nextStep({ isMultiAccount, canIssueBonuses })).toBe(step)
})
