import { expect, test } from 'vitest'
import {
  choicesOf,
  countOf,
  type Filters,
  listingRequest,
  noFilters,
  pageNumber,
  readFilters,
  shelfOf,
  toggled,
  withFilters,
  writeFilters,
} from './listing'

const all: Filters = {
  studios: ['brasswing', 'velvet-owl'],
  features: ['cascades'],
  volatility: ['low', 'high'],
  lines: 20,
  ways: undefined,
  jackpot: true,
  sort: 'newest',
}

test('a filter is written to the address and read from it unchanged', () => {
  expect(writeFilters(all)).toEqual({
    studio: 'brasswing,velvet-owl',
    feature: 'cascades',
    volatility: 'low,high',
    lines: '20',
    jackpot: '1',
    sort: 'newest',
  })
  expect(readFilters(writeFilters(all))).toEqual(all)
  expect(writeFilters(noFilters)).toEqual({})
  expect(readFilters({})).toEqual(noFilters)
})

test('a filter has one address, independent of the order of choices', () => {
  expect(readFilters({ studio: 'velvet-owl,brasswing,velvet-owl' }).studios).toEqual(['brasswing', 'velvet-owl'])
  expect(writeFilters({ ...noFilters, volatility: ['high', 'low'] })).toEqual({ volatility: 'low,high' })
})

test.each([
  [{ studio: '../x,OK,brasswing' }, { studios: ['brasswing'] }],
  [{ volatility: 'wild,high' }, { volatility: ['high'] }],
  [{ studio: ['velvet-owl', 'brasswing,velvet-owl'] }, { studios: ['brasswing', 'velvet-owl'] }],
  [{ lines: '-1' }, {}],
  [{ lines: '1e3' }, {}],
  [{ lines: '20', ways: '243' }, { lines: 20 }],
  [{ ways: '243' }, { ways: 243 }],
  [{ jackpot: 'yes' }, {}],
  [{ sort: 'random' }, {}],
  [{ utm_source: 'x' }, {}],
])('only known values are read from the address %j', (search, read) => {
  expect(readFilters(search)).toEqual({ ...noFilters, ...read })
})

test('a new filter replaces the one in the address, resets the page number and keeps other parameters', () => {
  expect(withFilters({ studio: 'brasswing', page: '3', utm_source: 'x' }, { ...noFilters, jackpot: true })).toEqual({
    utm_source: 'x',
    jackpot: '1',
  })
})

test('choices are counted, but not the sort order', () => {
  expect(countOf(all)).toBe(7)
  expect(countOf({ ...noFilters, sort: 'title' })).toBe(0)
  expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
  expect(toggled(['b'], 'a')).toEqual(['b', 'a'])
})

const own = (slug: string) => slug
test.each([
  ['all games', { kind: 'category', slug: 'all' }, noFilters, { filter: {} }],
  [
    'a category',
    { kind: 'category', slug: 'new' },
    noFilters,
    { filter: { categories: { identifiers: ['new'], strategy: 'OR' } } },
  ],
  ['a studio', { kind: 'provider', slug: 'brasswing' }, noFilters, { filter: { providers: ['brasswing'] } }],
  [
    'a category within another',
    { kind: 'category', slug: 'roulette', within: 'live' },
    noFilters,
    { filter: { categories: { identifiers: ['roulette', 'live'], strategy: 'AND' } } },
  ],
  [
    'a category, filtered by everything',
    { kind: 'category', slug: 'slots' },
    all,
    {
      filter: {
        categories: { identifiers: ['slots', 'cascades', 'jackpot'], strategy: 'AND' },
        providers: ['brasswing', 'velvet-owl'],
        volatility_rating: ['low', 'high'],
        lines: 20,
      },
      sort: { type: 'released_at', direction: 'DESC' },
    },
  ],
  [
    'a studio, ignoring studios in the address',
    { kind: 'provider', slug: 'opaline' },
    { ...noFilters, studios: ['brasswing'], ways: 243 },
    { filter: { providers: ['opaline'], ways: 243 } },
  ],
] as const)('[LOB-01] [API-071] the platform is asked for %s', (_, shelf, filters, asked) => {
  expect(listingRequest(shelf, filters, own)).toEqual(asked)
})

test('[API-068] a category is requested by the list that the market prefers', () => {
  const { filter } = listingRequest({ kind: 'category', slug: 'top' }, noFilters, (slug) => `${slug}:au`)
  expect(filter?.categories?.identifiers).toEqual(['top:au'])
})

test('the remaining choices have counts, highest first; a chosen one stays listed', () => {
  expect(choicesOf({ a: 2, b: 9, c: 2 }, ['z'])).toEqual([
    { value: 'b', count: 9 },
    { value: 'a', count: 2 },
    { value: 'c', count: 2 },
    { value: 'z', count: 0 },
  ])
  expect(choicesOf(undefined, [])).toEqual([])
})

test.each([
  [undefined, 1],
  ['1', 1],
  ['27', 27],
  ['0', undefined],
  ['02', undefined],
  ['x', undefined],
  ['99999', undefined],
])('[RT-07] the page %j of an address is %j', (text, page) => {
  expect(pageNumber(text)).toBe(page)
})

test.each([
  ['pokies', 'all', { slug: 'pokies' }],
  ['pokies', 'new', { slug: 'new' }],
  ['pokies', 'pokies', undefined],
  ['pokies', 'roulette', undefined],
  ['live', 'all', { slug: 'live' }],
  ['live', 'roulette', { slug: 'roulette', within: 'live' }],
  ['live', 'new', undefined],
  ['live', 'live', undefined],
  ['category', 'all', { slug: 'all' }],
  ['category', 'live', { slug: 'live' }],
  ['category', 'roulette', { slug: 'roulette' }],
  ['category', 'label', undefined],
] as const)('[RT-02] [RT-03] [RT-06] /%s/%s lists the category %j', (kind, slug, shelf) => {
  expect(shelfOf(kind, slug)).toEqual(shelf && { kind: 'category', ...shelf })
})
