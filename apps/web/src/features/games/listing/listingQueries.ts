import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api'
import { device } from '../../../lib/browser/device'
import { toTile, withoutBadge } from '../model'
import { type Filters, listingRequest, type Shelf, writeFilters } from './listing'

export interface Listed {
  readonly shelf: Shelf
  readonly filters: Filters
  /** Finds the market's version of a list. */
  readonly own: (slug: string) => string
  readonly currency: string | null
  readonly firstPage: number
  readonly pageSize: number
}

/** A player who returns after an hour of play finds the listing as they left it. */
const gcTimeMs = 2 * 60 * 60_000

const keyOf = ({ shelf, filters, own, currency }: Omit<Listed, 'firstPage' | 'pageSize'>) => [
  shelf.kind,
  own(shelf.slug),
  shelf.within ?? null,
  writeFilters(filters),
  currency,
  device(),
]

/** `size` games of a listing: page `number` at that page size. */
export async function fetchListingPage(listed: Listed, number: number, size: number) {
  const { shelf, filters, own, currency } = listed
  const page = await api('games.filter', {
    body: { device: device(), page: number, page_size: size, ...listingRequest(shelf, filters, own) },
  })
  return {
    tiles: page.data.map((game) => withoutBadge(toTile(game, currency), shelf.slug)),
    pagination: page.pagination,
  }
}

/** Pages of a listing. LOB-06: loaded pages are not requested again, nor is anything beyond the last page. */
export const shelfQuery = (listed: Listed) =>
  infiniteQueryOptions({
    queryKey: ['public:games.shelf', ...keyOf(listed), listed.firstPage],
    queryFn: ({ pageParam }) => fetchListingPage(listed, pageParam, listed.pageSize),
    initialPageParam: listed.firstPage,
    getNextPageParam: (last) => last.pagination.next_page,
    staleTime: Number.POSITIVE_INFINITY,
    // A failure is shown at once, with a retry button.
    retryOnMount: false,
    // On the server a cache lives as long as its page.
    gcTime: import.meta.env.SSR ? Number.POSITIVE_INFINITY : gcTimeMs,
  })

/** The remaining filter options, with counts. */
export const facetsQuery = (listed: Pick<Listed, 'shelf' | 'filters' | 'own'>) =>
  queryOptions({
    queryKey: ['public:games.facets', ...keyOf({ ...listed, currency: null })],
    queryFn: ({ signal }) => {
      const { filter } = listingRequest(listed.shelf, listed.filters, listed.own)
      return api('games.facets', { body: { device: device(), filter } }, { signal })
    },
    staleTime: 5 * 60_000,
  })
