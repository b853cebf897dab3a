import { api } from '@apogee/contract'
import { expect, test } from 'vitest'
import { gameFixture, indexFixture, sourceFixture } from './gameFixture.ts'
import { gameIdOf, readGameId } from './gameIds.ts'
import { maskNickname } from './listing/maskNickname.ts'

const index = indexFixture(sourceFixture)
const wireOf = (no: number) => index.byNo.get(no)?.wire

test('[GAME-01][GAME-02] a game is presented in wire format', () => {
  expect(wireOf(1)).toEqual({
    title: 'Ember Wyrm',
    identifier: 'brasswing/EmberWyrm',
    seo_title: 'ember-wyrm',
    uniq_seo_title: false,
    provider: 'brasswing',
    categories: ['slots', 'top'],
    devices: ['desktop', 'mobile'],
    currencies: {
      FUN: { id: 32, jackpot: null },
      EUR: { id: 33, jackpot: null },
      USD: { id: 34, jackpot: null },
      CAD: { id: 35, jackpot: null },
    },
    lines: 20,
    ways: null,
    volatility_rating: 'medium',
    hit_rate: '25.0',
    payout: '96.0',
    hit_meaning: 'any_win',
    wins_below_stake: 0,
    max_win: 10_000,
    unfinished_games_for: [],
    preview: { version: 'test', colors: ['#111111', '#222222', '#333333'], glow: '#ffffff' },
    badges: [{ type: 'top', theme: 'gold' }],
  })
})

test('[WIRE-01] every game matches the contract, and its text is the same as JSON', () => {
  for (const game of index.all) {
    expect(api['games.random'].answers[200].parse(game.wire)).toEqual(game.wire)
    expect(JSON.parse(game.json)).toEqual(game.wire)
  }
})

test('[GAME-03] the currencies include FUN only when there is a demo', () => {
  expect(wireOf(1)?.currencies['FUN']).toEqual({ id: 32, jackpot: null })
  expect(wireOf(8)?.currencies).toEqual({ EUR: { id: 257, jackpot: null } })
})

test('a seo title that two studios use is not unique', () => {
  expect([wireOf(1), wireOf(9), wireOf(4)].map((game) => game?.uniq_seo_title)).toEqual([false, false, true])
})

test('unknown currencies are omitted', () => {
  const source = { ...sourceFixture, games: [gameFixture(1, 'Odd Coin', { currencies: ['EUR', 'XYZ'] })] }
  expect(Object.keys(indexFixture(source).all[0]?.wire.currencies ?? {})).toEqual(['FUN', 'EUR'])
})

test.each([
  [1, 'FUN', 32],
  [1, 'EUR', 33],
  [3240, 'USDT', 3240 * 32 + 18],
])('[GAME-03] [WIRE-04] game %d in %s has the id %d, and the id can be converted back', (no, currency, id) => {
  expect(gameIdOf(no, currency)).toBe(id)
  expect(readGameId(id)).toEqual({ no, currency })
})

test.each([[-1], [1.5], [32 + 31], [Number.MAX_SAFE_INTEGER + 1], [Number.NaN]])('%d is not the id of a game', (id) => {
  expect(readGameId(id)).toBeNull()
})

test.each([
  ['Starling', 'St***'],
  ['Åsa', 'Ås***'],
  ['  ', 'Player ***'],
  ['Al', 'Player ***'],
  [null, 'Player ***'],
])('the nickname %j is shown as %s', (nickname, shown) => {
  expect(maskNickname(nickname)).toBe(shown)
})
