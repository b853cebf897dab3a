import { expect, test } from 'vitest'
import {
  categoryOf,
  currenciesShown,
  hasDemo,
  isLocked,
  searchText,
  slidesFor,
  slidesOf,
  toTile,
  withoutRepeats,
} from './model'

const game = {
  title: 'Ember Wyrm',
  identifier: 'brasswing/EmberWyrm',
  seo_title: 'ember-wyrm',
  uniq_seo_title: true,
  provider: 'brasswing',
  categories: ['slots', 'top'],
  devices: ['desktop' as const, 'mobile' as const],
  currencies: { FUN: { id: 32, jackpot: null }, EUR: { id: 33, jackpot: null } },
  lines: 20,
  ways: null,
  volatility_rating: 'medium' as const,
  hit_rate: '27.1',
  payout: '96.2',
  unfinished_games_for: ['EUR'],
  preview: { version: 'abc', colors: ['#111', '#222', '#333'], glow: '#444' },
  badges: [{ type: 'new', theme: 'win' }],
}

test.each([
  [null, false],
  ['EUR', false],
  ['USD', true],
  ['BTC', false],
  ['USDT', false],
] as const)('[GAME-07] a game in EUR is locked for %s: %s', (currency, locked) => {
  expect(isLocked(game.currencies, currency)).toBe(locked)
})

test('[GAME-07] demo money alone unlocks nothing', () => {
  expect(isLocked({ FUN: { id: 1, jackpot: null } }, 'EUR')).toBe(true)
})

test('[LOB-11] a demo needs an id for FUN and a game that is not live', () => {
  expect(hasDemo(game)).toBe(true)
  expect(hasDemo({ ...game, categories: ['live'] })).toBe(false)
  expect(hasDemo({ ...game, currencies: { EUR: { id: 33, jackpot: null } } })).toBe(false)
})

test('[LOB-09] [LOB-10] a tile knows its badge, its id in the player’s currency and what it is locked to', () => {
  expect(toTile(game, 'EUR')).toMatchObject({
    id: 33,
    lockedTo: null,
    badge: 'new',
    hasRoundWaiting: true,
    path: '/play/brasswing/ember-wyrm',
  })
  expect(toTile(game, 'USD')).toMatchObject({ id: null, lockedTo: ['EUR'], hasRoundWaiting: false })
  expect(toTile(game, null)).toMatchObject({ id: null, lockedTo: null })
})

test.each([
  ['', null],
  ['ab', null],
  ['  ab  ', null],
  ['abc', 'abc'],
  ['  ember   wyrm ', 'ember wyrm'],
])('[LOB-12] the text %j searches for %j', (typed, text) => {
  expect(searchText(typed)).toBe(text)
})

test('a locked tile names two currencies and counts the rest', () => {
  expect(currenciesShown(['EUR', 'USD', 'CAD', 'AUD'])).toEqual({ shown: 'EUR, USD', more: 2 })
  expect(currenciesShown(['EUR'])).toEqual({ shown: 'EUR', more: 0 })
})

const banner = (id: string, change: object = {}) => ({
  id,
  categories: ['slider-index-top'],
  title: { text: id },
  description: { text: '' },
  gradient: { colorLeft: '', colorLeftCenter: '', colorRightCenter: '', colorRight: '' },
  button: { name: '', url: '/' },
  image: '',
  ...change,
})

test('[LOB-25] banners stand in the order of their category, others stay away', () => {
  const banners = [
    banner('b', { order: { 'slider-index-top': 2 } }),
    banner('a', { order: { 'slider-index-top': 1 } }),
    banner('x', { categories: ['cashbox'] }),
  ]
  expect(slidesOf(banners).map(({ id }) => id)).toEqual(['a', 'b'])
})

test('[LOB-27] a banner for guests is not shown to a player, and the other way round', () => {
  const banners = [banner('all'), banner('guests', { logged: false }), banner('players', { logged: true })]
  expect(slidesFor(banners, false).map(({ id }) => id)).toEqual(['all', 'guests'])
  expect(slidesFor(banners, true).map(({ id }) => id)).toEqual(['all', 'players'])
})

test('[CONST-41] a game stands in one row only, and a row holds at most 15', () => {
  const tile = (no: number) => ({ ...toTile(game, 'EUR'), identifier: `a/${no}` })
  const tiles = Array.from({ length: 20 }, (_, no) => tile(no))
  const [first, second] = withoutRepeats([{ tiles }, { tiles: [tile(3), tile(17), tile(40)] }])
  expect(first?.tiles).toHaveLength(15)
  expect(second?.tiles.map(({ identifier }) => identifier)).toEqual(['a/17', 'a/40'])
})

test.each([
  ['pokies', 'all', 'pokies'],
  ['pokies', 'new', 'new'],
  ['pokies', 'pokies', undefined],
  ['pokies', 'roulette', undefined],
  ['live', 'all', 'live'],
  ['live', 'roulette', 'roulette'],
  ['live', 'new', undefined],
  ['category', 'all', 'all'],
  ['category', 'roulette', 'roulette'],
  ['category', 'label', undefined],
] as const)('[RT-02] [RT-03] /%s/%s lists the category %s', (kind, slug, expected) => {
  expect(categoryOf(kind, slug)).toBe(expected)
})
