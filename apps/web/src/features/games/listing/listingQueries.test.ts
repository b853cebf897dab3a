import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '../../../lib/api'
import { noteDevice } from '../../../lib/browser/device'
import { rowQuery, similarQuery } from '../queries'
import { noFilters } from './listing'
import { facetsQuery, shelfQuery } from './listingQueries'
import { searchQuery } from './searchQuery'

vi.mock('../../../lib/api', () => ({ api: vi.fn() }))
afterEach(() => noteDevice(undefined))

const page = { data: [], pagination: { next_page: null, total_count: 0 } }
const listed = {
  shelf: { kind: 'category', slug: 'slots' },
  filters: noFilters,
  own: (slug: string) => slug,
  currency: 'EUR',
  firstPage: 1,
  pageSize: 40,
} as const

test.each(['desktop', 'mobile'] as const)(
  '[API-071] lists, rows and searches ask for games made for %s',
  async (device) => {
    vi.mocked(api)
      .mockReset()
      .mockImplementation(async (name) => (name === 'games.similar' ? [] : page) as never)
    noteDevice(device)
    const client = new QueryClient()
    await client.fetchInfiniteQuery(shelfQuery(listed))
    await client.fetchQuery(facetsQuery(listed))
    await client.fetchQuery(rowQuery('top', 'EUR'))
    await client.fetchQuery(searchQuery('orbit', 24, 'EUR'))
    await client.fetchQuery(similarQuery('a/b', 'EUR'))
    const asked = vi.mocked(api).mock.calls.map(([, request]) => request as { body?: object; query?: object })
    expect(asked).toHaveLength(5)
    for (const { body, query } of asked) expect(body ?? query).toMatchObject({ device })
  },
)

test('[API-071] a list loaded for one device is not shown on the other', () => {
  const keyFor = (device: 'desktop' | 'mobile') => {
    noteDevice(device)
    return JSON.stringify(shelfQuery(listed).queryKey)
  }
  expect(keyFor('mobile')).not.toBe(keyFor('desktop'))
})
