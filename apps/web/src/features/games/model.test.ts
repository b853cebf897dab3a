import { expect, test } from 'vitest'
import {
  cardsOf,
  currenciesShown,
  hasDemo,
  hintText,
  isLocked,
  pageSizeOf,
  searchText,
  toTile,
  withCards,
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

test('[LOB-09] [LOB-10] a tile has its badge, its id in the player’s currency and the currencies it is locked to', () => {
  expect(toTile(game, 'EUR')).toMatchObject({
    id: 33,
    lockedTo: null,
    badges: [{ type: 'new', theme: 'win' }],
    hasRoundWaiting: true,
    path: '/play/brasswing/ember-wyrm',
  })
  expect(toTile(game, 'USD')).toMatchObject({ id: 32, lockedTo: ['EUR'], hasRoundWaiting: false })
  expect(toTile(game, null)).toMatchObject({ id: null, lockedTo: null })
})

test('a tile has our own picture, the one its platform names, or an empty one', () => {
  const pictureOf = (preview: Partial<typeof game.preview & { picture: string }>) =>
    toTile({ ...game, preview: { ...game.preview, ...preview } }, null).picture
  expect(pictureOf({})).toBe('abc/brasswing/ember-wyrm')
  expect(pictureOf({ picture: 'https://pictures.example/1.webp' })).toBe('https://pictures.example/1.webp')
  expect(pictureOf({ version: '' })).toBe('')
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

test.each([
  ['a', null],
  [' ab ', 'ab'],
  ['abc', null],
])('[LOB-12] the text %j gets hints for %j, without a search', (typed, text) => {
  expect(hintText(typed)).toBe(text)
})

test('a locked tile names two currencies and counts the rest', () => {
  expect(currenciesShown(['EUR', 'USD', 'CAD', 'AUD'])).toEqual({ shown: 'EUR, USD', more: 2 })
  expect(currenciesShown(['EUR'])).toEqual({ shown: 'EUR', more: 0 })
})

test('[CONST-41] a game is in one row only, and a row has at most 15', () => {
  const tile = (no: number) => ({ ...toTile(game, 'EUR'), identifier: `a/${no}` })
  const tiles = Array.from({ length: 20 }, (_, no) => tile(no))
  const [first, second] = withoutRepeats([{ tiles }, { tiles: [tile(3), tile(17), tile(40)] }])
  expect(first?.tiles).toHaveLength(15)
  expect(second?.tiles.map(({ identifier }) => identifier)).toEqual(['a/17', 'a/40'])
})

test('a badge is omitted if every tile of its row would have it', () => {
  const one = toTile(
    {
      ...game,
      badges: [
        { type: 'top', theme: 'gold' },
        { type: 'new', theme: 'win' },
      ],
    },
    'EUR',
  )
  const [top, other] = withoutRepeats([
    { slug: 'top', tiles: [one] },
    { slug: 'special', tiles: [{ ...one, identifier: 'a/b' }] },
  ])
  const types = (row: typeof top) => row?.tiles[0]?.badges.map(({ type }) => type)
  expect([types(top), types(other)]).toEqual([['new'], ['top', 'new']])
})

test('[CONST-03] a page of a listing has 40 games, unless the settings of the brand say otherwise', () => {
  expect(pageSizeOf({})).toBe(40)
  expect(pageSizeOf({ gamesPerPage: 48 })).toBe(48)
})

test('[LOB-10] a tile has its first two badges that have a text, each with its theme', () => {
  const badges = [
    { type: 'unheard-of', theme: 'win' },
    { type: 'exclusive', theme: 'accent' },
    { type: 'hot', theme: 'danger' },
    { type: 'new', theme: 'win' },
  ]
  expect(toTile({ ...game, badges }, null).badges).toEqual([
    { type: 'exclusive', theme: 'accent' },
    { type: 'hot', theme: 'danger' },
  ])
})

test.each(['special', 'new', 'top', 'recommended'])(
  '[CONST-05] in %s the random-game card takes the last place',
  (slug) => {
    expect([...cardsOf(slug, 15)]).toEqual([[15, 'random']])
    expect([...cardsOf(slug, 40)]).toEqual([[40, 'random']])
  },
)

test('[CONST-05] in any other category the random-game card takes position 10, or the last of a short list', () => {
  // Nine games come before it.
  expect([...cardsOf('exclusive', 40)]).toEqual([[9, 'random']])
  expect([...cardsOf('pokies', 4)]).toEqual([[4, 'random']])
  expect([...cardsOf('pokies', 0)]).toEqual([])
})

test('[CONST-06] the cashback card takes the first place of the live list', () => {
  // The card and eight games before the random one: it is still the tenth.
  expect([...cardsOf('live', 40)]).toEqual([
    [0, 'cashback'],
    [8, 'random'],
  ])
  expect([...cardsOf('roulette', 40)]).toEqual([[9, 'random']])
})

test('[CONST-05] a list with more pages gets its last card only at its end', () => {
  const tiles = [1, 2, 3].map((no) => ({ ...toTile(game, null), identifier: `a/${no}` }))
  expect(withCards(tiles, 'top', false)).toEqual(tiles)
  expect(withCards(tiles, 'top')).toEqual([...tiles, 'random'])
  expect(withCards(tiles, undefined)).toEqual(tiles)
})

test('[GAME-08] a tile of a game linked to a jackpot is marked as showing an amount, others are not', () => {
  for (const category of ['jackpot', 'mystic-jackpots'])
    expect(toTile({ ...game, categories: ['slots', category] }, null).hasJackpot).toBe(true)
  expect(toTile(game, null)).not.toHaveProperty('hasJackpot')
})
