import type { Request_ } from '@apogee/contract'
import { api } from '@apogee/contract'
import { expect, test } from 'vitest'
import { indexFixture, sourceFixture } from '../gameFixture.ts'
import { paginate, pickGames } from './pickGames.ts'

const index = indexFixture(sourceFixture)
const pick = (body: Request_<'games.filter'>['body']) =>
  pickGames(index, api['games.filter'].body.parse(body)).map((game) => game.row.no)

type Filter = NonNullable<Request_<'games.filter'>['body']['filter']>
const filters: [string, Filter, number[]][] = [
  ['nothing: every game, the most popular first', {}, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['one category', { categories: { identifiers: ['top'] } }, [1, 3]],
  ['the category of all games', { categories: { identifiers: ['all'] } }, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['an unknown category', { categories: { identifiers: ['nope'] } }, []],
  ['no category in the list', { categories: { identifiers: [] } }, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['two categories with OR', { categories: { identifiers: ['pokies', 'top'], strategy: 'OR' } }, [1, 3, 9]],
  ['two categories and no strategy', { categories: { identifiers: ['pokies', 'top'] } }, [1, 3, 9]],
  ['two categories with AND', { categories: { identifiers: ['top', 'new'], strategy: 'AND' } }, [3]],
  ['AND with an unknown one', { categories: { identifiers: ['top', 'nope'], strategy: 'AND' } }, []],
  ['OR with an unknown one', { categories: { identifiers: ['nope', 'top'], strategy: 'OR' } }, [1, 3]],
  ['new games, latest release first', { categories: { identifiers: ['new'] } }, [3, 2, 6]],
  ['one studio', { providers: ['nordlicht'] }, [2, 6]],
  ['two studios', { providers: ['nordlicht', 'paper-lantern'] }, [2, 4, 5, 6, 9]],
  ['an unknown studio', { providers: ['nope'] }, []],
  ['a studio within a category', { providers: ['nordlicht'], categories: { identifiers: ['new'] } }, [2, 6]],
  ['a currency few have', { currencies: ['BTC'] }, [6]],
  ['any of two currencies', { currencies: ['BTC', 'USD'] }, [1, 2, 3, 4, 5, 6, 7, 9]],
  ['demo money', { currencies: ['FUN'] }, [1, 2, 3, 4, 5, 6, 7, 9]],
  ['a volatility', { volatility_rating: ['high'] }, [4]],
  ['two volatilities', { volatility_rating: ['high', 'low'] }, [4, 7]],
  ['lines', { lines: 40 }, [5]],
  ['ways', { ways: 243 }, [4]],
  ['a payout of at least', { payout: 97 }, [5]],
  ['a hit rate of at least', { hit_rate: 31.5 }, [5]],
  ['a title', { title: 'harbour' }, [6, 5]],
  ['a title of blanks is no title', { title: '  ' }, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['a title within a category', { title: 'ember', categories: { identifiers: ['top'] } }, [1]],
  ['a title within a studio', { title: 'ember wyrm', providers: ['paper-lantern'] }, [9]],
  ['everything at once', { title: 'harbour', providers: ['nordlicht'], currencies: ['BTC'], lines: 20 }, [6]],
]
test.each(filters)('[LOB-01][API-071] a filter by %s', (_, filter, expected) => {
  const found = pick({ filter })
  expect(filter.title?.trim() ? [...found].sort() : found).toEqual(
    filter.title?.trim() ? [...expected].sort() : expected,
  )
})

test('[API-071] the mobile list omits games for large screens only', () => {
  expect(pick({ device: 'mobile' })).not.toContain(7)
  expect(pick({ device: 'desktop' })).toContain(7)
})

type Sort = NonNullable<Request_<'games.filter'>['body']['sort']>
const sorts: [string, Sort, number[]][] = [
  ['the house order', { type: 'global', direction: 'ASC' }, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['the house order backwards', { type: 'global', direction: 'DESC' }, [9, 8, 7, 6, 5, 4, 3, 2, 1]],
  ['an unknown order', { type: 'whatever', direction: 'ASC' }, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['title', { type: 'title', direction: 'ASC' }, [2, 7, 3, 1, 9, 6, 5, 8, 4]],
  [
    'latest release, popular first among equals',
    { type: 'released_at', direction: 'DESC' },
    [3, 1, 2, 4, 5, 6, 7, 8, 9],
  ],
  ['best payout', { type: 'payout', direction: 'DESC' }, [5, 1, 2, 3, 4, 6, 7, 8, 9]],
  ['best hit rate', { type: 'hit_rate', direction: 'DESC' }, [5, 1, 2, 3, 4, 6, 7, 8, 9]],
  ['calm games first', { type: 'volatility_rating', direction: 'ASC' }, [7, 1, 2, 3, 5, 6, 8, 9, 4]],
  ['a category first', { type: 'global', direction: 'ASC', top_categories: ['new'] }, [2, 3, 6, 1, 4, 5, 7, 8, 9]],
]
test.each(sorts)('[API-071] games sorted by %s', (_, sort, expected) => {
  expect(pick({ sort })).toEqual(expected)
})

test.each([
  [
    'the first of several',
    [81, 1, 40],
    { current_page: 1, next_page: 2, prev_page: null, total_pages: 3, total_count: 81 },
  ],
  ['one in the middle', [81, 2, 40], { current_page: 2, next_page: 3, prev_page: 1, total_pages: 3, total_count: 81 }],
  ['the last', [81, 3, 40], { current_page: 3, next_page: null, prev_page: 2, total_pages: 3, total_count: 81 }],
  ['past the end', [81, 4, 40], { current_page: 4, next_page: null, prev_page: null, total_pages: 3, total_count: 81 }],
  ['exactly full', [80, 2, 40], { current_page: 2, next_page: null, prev_page: 1, total_pages: 2, total_count: 80 }],
  ['the only one', [3, 1, 200], { current_page: 1, next_page: null, prev_page: null, total_pages: 1, total_count: 3 }],
  ['of nothing', [0, 1, 40], { current_page: 1, next_page: null, prev_page: null, total_pages: 0, total_count: 0 }],
] as const)('[OPEN-24] pagination of a page that is %s', (_, [total, page, size], expected) => {
  expect(paginate(total, page, size)).toEqual(expected)
})
