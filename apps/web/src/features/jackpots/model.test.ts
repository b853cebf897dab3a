import { expect, test } from 'vitest'
import {
  biggestWins,
  figuresByGame,
  isActive,
  jackpotsFor,
  jackpotsOf,
  latestWins,
  medalOf,
  partOf,
  winnerName,
} from './model'
import type { Jackpot, Level, Win } from './queries'

const level = (amount_cents: number, below_cents: number | null = null): Level =>
  ({ amount_cents, drop: { below_cents } }) as Level
const jackpot = (external_id: string, changes: Partial<Jackpot> = {}): Jackpot =>
  ({
    external_id,
    identifier: external_id,
    state: 'active',
    currency: 'EUR',
    allowed_currencies: ['EUR', 'NOK'],
    games: [],
    levels: [level(100)],
    ...changes,
  }) as Jackpot
const win = (id: number, amount_cents: number, day: number): Win =>
  ({ id, amount_cents, created_at: `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z` }) as Win

test.each([
  ['active', true],
  ['disabled', false],
  ['paused', false],
])('[JP-02] a jackpot in state %s is active: %s', (state, active) => {
  expect(isActive({ state })).toBe(active)
})

test('[JP-01] [GAME-08] a player sees the jackpots of his currency', () => {
  const list = [jackpot('orbit'), jackpot('orbit-coins', { allowed_currencies: ['BTC'] })]
  const seen = (currency: string) => jackpotsFor(list, currency, { mystic: false }).map(({ identifier }) => identifier)
  expect(seen('NOK')).toEqual(['orbit'])
  expect(seen('BTC')).toEqual(['orbit-coins'])
  expect(seen('XXX')).toEqual([])
})

test('[NAV-06] mystic jackpots come with their flag alone, and have a page of their own', () => {
  const list = [jackpot('mystic'), jackpot('orbit'), jackpot('closed', { state: 'disabled' })]
  const ids = (found: readonly Jackpot[]) => found.map(({ identifier }) => identifier)
  expect(ids(jackpotsFor(list, 'EUR', { mystic: false }))).toEqual(['orbit'])
  expect(ids(jackpotsFor(list, 'EUR', { mystic: true }))).toEqual(['mystic', 'orbit'])
  expect(ids(jackpotsOf(list, 'mystic-jackpots'))).toEqual(['mystic'])
  expect(ids(jackpotsOf(list, 'jackpot'))).toEqual(['orbit', 'closed'])
})

test('[GAME-08] a game shows the biggest level it can win', () => {
  const list = [
    jackpot('orbit', { games: ['a', 'b'], levels: [level(500), level(90)] }),
    jackpot('mystic', { games: ['b', 'c'], levels: [level(700)] }),
  ]
  expect([...figuresByGame(list)].map(([game, { cents }]) => [game, cents])).toEqual([
    ['a', 500],
    ['b', 700],
    ['c', 700],
  ])
})

test.each([
  ['Starlingbird', 'Starli***'],
  ['Starli***', 'Starli***'],
  ['Bob', 'Bob***'],
  ['😀😀😀😀😀😀😀', '😀😀😀😀😀😀***'],
])('[JP-04] the winner %s is shown as %s', (name, shown) => {
  expect(winnerName(name)).toBe(shown)
})

const wins = [win(1, 50, 1), win(2, 900, 2), win(3, 50, 3), win(4, 10, 4), win(5, 700, 5), win(6, 30, 6), win(7, 20, 7)]

test('[JP-06] [CONST-39] the biggest list has the five biggest wins, the latest the five newest', () => {
  expect(biggestWins(wins).map(({ id }) => id)).toEqual([2, 5, 1, 3, 6])
  expect(latestWins(wins).map(({ id }) => id)).toEqual([7, 6, 5, 4, 3])
})

test('[CONST-39] [OPEN-75] the first three places have a medal, the others their number', () => {
  expect([1, 2, 3, 4, 5].map((place) => medalOf(place) !== null)).toEqual([true, true, true, false, false])
})

test.each([
  [level(50, 100), 0.5],
  [level(120, 100), 1],
  [level(50), null],
])('how far a level has come', (one, part) => {
  expect(partOf(one)).toBe(part)
})
