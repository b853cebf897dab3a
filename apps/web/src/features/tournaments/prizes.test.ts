import { expect, test } from 'vitest'
import { fundOf, isGift, lastPlace, prizesFor, spansOf } from './prizes'
import { prizeFixture, tournamentFixture } from './tournamentFixture'

const money = (place: number, cents: number) => prizeFixture(place, { money_award_cents: cents })
const bare = { money_prize_pool_cents: 0, money_budget_cents: 0 }

test.each([
  ['the money of its pool', {}, { kind: 'money', cents: 25_000_00 }],
  ['its budget, without a pool on the wire', { money_prize_pool_cents: 0 }, { kind: 'money', cents: 25_000_00 }],
  ['its money prizes together', { ...bare, prizes: [money(1, 500), money(2, 300)] }, { kind: 'money', cents: 800 }],
  ['its free spins', { ...bare, prizes: [prizeFixture(1, { freespins_count: 50 })] }, { kind: 'spins', count: 50 }],
  [
    'its points',
    { ...bare, chargeable_comp_points_prize_pool: 10, persistent_comp_points_prize_pool: 5 },
    { kind: 'points', count: 15 },
  ],
  [
    'how many things there are',
    { ...bare, prizes: [prizeFixture(1, { stuff: 'A scooter' })] },
    { kind: 'places', count: 1 },
  ],
  ['nothing', bare, undefined],
])('the prize fund is %s', (_, changes, expected) => {
  expect(fundOf(tournamentFixture(changes))).toEqual(expected)
})

test('neighbouring ranks with the same prize are one line; a rank may have several prizes', () => {
  const prizes = [
    money(2, 300),
    money(1, 500),
    money(3, 100),
    money(4, 100),
    money(6, 100),
    { ...money(1, 0), id: 9, stuff: 'A cup' },
  ]
  expect(spansOf(prizes).map(({ from, to, prizes: of }) => [from, to, of.length])).toEqual([
    [1, 1, 2],
    [2, 2, 1],
    [3, 4, 1],
    [6, 6, 1],
  ])
  expect(prizesFor(prizes, 1)).toHaveLength(2)
  expect(prizesFor(prizes, 5)).toEqual([])
  expect(prizesFor(prizes, null)).toEqual([])
  expect([lastPlace(prizes), lastPlace([])]).toEqual([6, 0])
})

test('before there are winners, ranks are grouped without regard to their names', () => {
  expect(spansOf([money(1, 5), { ...money(2, 5), nickname: 'x***' }])).toHaveLength(1)
})

test('money with wagering and free spins are gifts; real money is not', () => {
  expect(isGift(money(1, 500))).toBe(false)
  expect(isGift({ ...money(1, 500), wager_multiplier: 30 })).toBe(true)
  expect(isGift(prizeFixture(1, { freespins_count: 5 }))).toBe(true)
})
