import { expect, test } from 'vitest'
import {
  areExplained,
  biggestWins,
  figuresByGame,
  isActive,
  jackpotsFor,
  jackpotsIn,
  jackpotsOf,
  latestWins,
  levelArt,
  levelsInOrder,
  medalOf,
  partOf,
  winnerName,
  wonIn,
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

test('[JP-01] [GAME-08] a player sees the jackpots of their currency', () => {
  const list = [jackpot('orbit'), jackpot('orbit-coins', { allowed_currencies: ['BTC'] })]
  const seen = (currency: string) => jackpotsFor(list, currency, { mystic: false }).map(({ identifier }) => identifier)
  expect(seen('NOK')).toEqual(['orbit'])
  expect(seen('BTC')).toEqual(['orbit-coins'])
  expect(seen('XXX')).toEqual([])
})

const rates = { EUR: '1', USD: '0.92', USDT: '0.92', BTC: '60000' }
const full = (cents: number, below: number | null, won: number): Level =>
  ({
    amount_cents: cents,
    available_amount_cents: cents,
    total_amount_cents: cents,
    drop: { below_cents: below },
    last_win: { at: '2026-11-20T10:00:00.000Z', amount_cents: won },
  }) as Level

test('[GAME-08] a pool is shown in the currency of a player with another one, rounded down', () => {
  const euros = jackpot('orbit', { allowed_currencies: ['EUR', 'USD'], levels: [full(100_00, 500_00, 92_00)] })
  const coins = jackpot('coins', { currency: 'USDT', allowed_currencies: ['BTC'], levels: [full(429_173_05, null, 1)] })
  const [inDollars] = jackpotsIn([euros, coins], { currency: 'USD', rates, mystic: true })
  expect(inDollars).toMatchObject({ currency: 'USD', levels: [full(108_69, 543_47, 100_00)] })
  const [inBitcoin] = jackpotsIn([euros, coins], { currency: 'BTC', rates, mystic: true })
  expect(inBitcoin).toMatchObject({
    currency: 'BTC',
    levels: [{ amount_cents: 6_58065343, drop: { below_cents: null } }],
  })
  expect(jackpotsIn([euros], { currency: 'EUR', rates: {}, mystic: true })).toEqual([euros])
  expect(jackpotsIn([euros], { currency: 'USD', rates: {}, mystic: true })).toEqual([euros])
})

test('[GAME-08] the amounts on all tiles are computed once, and again for another currency', () => {
  const list = [jackpot('orbit', { allowed_currencies: ['EUR', 'USD'], levels: [full(100, null, 1)] })]
  const shown = jackpotsIn(list, { currency: 'USD', rates, mystic: true })
  expect(jackpotsIn(list, { currency: 'USD', rates, mystic: true })).toBe(shown)
  expect(jackpotsIn(list, { currency: 'EUR', rates, mystic: true })).toEqual(list)
})

test('[JP-03] a win is shown in the reader’s currency, and without a rate as it was paid', () => {
  const won = { jackpot_original_amount_cents: 92_00, jackpot_original_currency: 'EUR' }
  expect(wonIn(won, 'USD', rates)).toEqual({ cents: 100_00, currency: 'USD' })
  expect(wonIn(won, 'PLN', rates)).toEqual({ cents: 92_00, currency: 'EUR' })
})

test('[NAV-06] mystic jackpots are shown only with their flag, and have a separate page', () => {
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

/** A jackpot of another platform: without a rule, a picture or a last win. */
const plain = (amount_cents: number, name: string): Level =>
  ({ name, amount_cents, available_amount_cents: amount_cents, total_amount_cents: amount_cents }) as Level

test('a jackpot of another platform has its largest level first, a picture for every level, and no rule', () => {
  const pot = jackpot('pot', { levels: [plain(80, 'Mini'), plain(900, 'Grand')] })
  expect(levelsInOrder(pot).map(({ name }) => name)).toEqual(['Grand', 'Mini'])
  expect(areExplained([pot])).toBe(false)
  expect(partOf(plain(80, 'Mini'))).toBeNull()
  const arts = [0, 1, 2, 3, 4].map((place) => levelArt({}, place))
  expect(new Set(arts).size).toBe(4)
  expect(levelArt({ art: 'comet' }, 0)).toBe('comet')
  const [shown] = jackpotsIn([{ ...pot, allowed_currencies: ['USD'] }], { currency: 'USD', rates, mystic: true })
  expect(shown?.levels.map(({ amount_cents }) => amount_cents)).toEqual([86, 978])
  expect(shown?.levels[0]).not.toHaveProperty('drop')
})

test('a jackpot of ours keeps the operator’s order; one without levels has no amount to show', () => {
  const pot = jackpot('pot', { levels: [full(80, null, 1), full(900, null, 1)] })
  expect(levelsInOrder(pot)).toBe(pot.levels)
  expect(jackpotsFor([jackpot('empty', { levels: [] })], 'EUR', { mystic: true })).toEqual([])
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
])('the progress of a level', (one, part) => {
  expect(partOf(one)).toBe(part)
})
