import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '../../../lib/api'
import { noFilters } from './listing'
import { pagesOf, refill, storePlace } from './listingPlace'
import { shelfQuery } from './listingQueries'

vi.mock('../../../lib/api', () => ({ api: vi.fn() }))

const listed = {
  shelf: { kind: 'category', slug: 'slots' },
  filters: noFilters,
  own: (slug: string) => slug,
  currency: null,
  firstPage: 1,
  pageSize: 40,
} as const
const total = 1000

const gameOf = (no: number) => ({
  identifier: `studio/Game${no}`,
  provider: 'studio',
  seo_title: `game-${no}`,
  title: `Game ${no}`,
  categories: [],
  currencies: {},
  badges: [],
  unfinished_games_for: [],
  preview: { version: '1', colors: [], glow: '' },
})

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('innerWidth', 390)
  // A platform with a thousand games, numbered from 0.
  vi.mocked(api)
    .mockReset()
    .mockImplementation(async (_, request) => {
      const { page, page_size: size } = (request as unknown as { body: { page: number; page_size: number } }).body // only games are requested from the mock
      const from = (page - 1) * size
      const data = Array.from({ length: Math.max(0, Math.min(size, total - from)) }, (_, n) => gameOf(from + n))
      return { data, pagination: { total_count: total } } as never
    })
})
afterEach(() => vi.unstubAllGlobals())

const numbersOf = (pages: readonly { readonly tiles: readonly { readonly identifier: string }[] }[]) =>
  pages.flatMap(({ tiles }) => tiles.map(({ identifier }) => Number(identifier.slice('studio/Game'.length))))
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n)

test.each([
  ['the first pages', 1, 12, range(0, 480), 3],
  ['pages in the middle, which start within a call', 4, 3, range(120, 240), 2],
  ['more pages than exist', 1, 30, range(0, 1000), 6],
  ['pages beyond the end', 26, 3, [], 1],
])('%s are loaded with few calls', async (_, firstPage, count, games, calls) => {
  const { pages, pageParams } = await pagesOf({ ...listed, firstPage }, count)
  expect(numbersOf(pages)).toEqual(games)
  expect(vi.mocked(api)).toHaveBeenCalledTimes(calls)
  expect(pages.map(({ pagination }) => pagination.current_page)).toEqual(pageParams)
  if (pages.length > 0) expect(pages.at(-1)?.pagination.next_page).toBe(games.length < total ? firstPage + count : null)
})

test('a listing restored after a reload has all its pages again and requests only the next one', async () => {
  storePlace(listed, 7)
  const client = new QueryClient()
  await refill(client, listed)
  expect(vi.mocked(api)).toHaveBeenCalledTimes(2)
  const data = client.getQueryData(shelfQuery(listed).queryKey)
  expect(numbersOf(data?.pages ?? [])).toEqual(range(0, 280))
  expect(data?.pages.at(-1)?.pagination.next_page).toBe(8)
})

test('a listing that was not scrolled preloads nothing', async () => {
  storePlace(listed, 7)
  const client = new QueryClient()
  await refill(client, { ...listed, filters: { ...noFilters, jackpot: true } })
  expect(vi.mocked(api)).not.toHaveBeenCalled()
})
