import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { TabKey } from '../../../lib/browser/storage'
import { geometryHere, noteGeometry } from '../components/listing/useGridWindow'
import type { Geometry } from './gridWindow'
import { fetchListingPage, type Listed, shelfQuery } from './listingQueries'

declare module '../../../lib/browser/storage' {
  interface StoredInTab {
    'apogee.places': string
  }
}

/**
 * The state of a listing that a reload would lose: how many pages were loaded, and the grid's layout at a window width.
 */
interface Place {
  readonly key: string
  readonly pages: number
  readonly widthPx: number
  /** For long grids only. */
  readonly geometry?: Geometry | undefined
}
type ShelfPage = Awaited<ReturnType<typeof fetchListingPage>>

const storedAs: TabKey = 'apogee.places'
const maxPlaces = 10
/** The maximum the platform returns at once. */
const maxPageSize = 200
/** Far more pages than visitors scroll by hand. */
const maxPages = 100

const keyOf = (listed: Listed): string => JSON.stringify(shelfQuery(listed).queryKey)

function places(): readonly Place[] {
  try {
    // Only `storePlace` writes there.
    return JSON.parse(sessionStorage.getItem(storedAs) ?? '[]') as readonly Place[]
  } catch {
    // A private window without storage: Back then starts at the top.
    return []
  }
}

/** Remembers, for this tab, how far a listing was loaded. */
export function storePlace(listed: Listed, pages: number): void {
  const key = keyOf(listed)
  const place = { key, pages, widthPx: innerWidth, geometry: geometryHere() }
  try {
    const others = places().filter((one) => one.key !== key)
    sessionStorage.setItem(storedAs, JSON.stringify([place, ...others].slice(0, maxPlaces)))
  } catch {
    // A private window without storage: Back then starts at the top.
  }
}

/** The first pages of a listing, with as few calls as possible. */
export async function pagesOf(listed: Listed, count: number): Promise<InfiniteData<ShelfPage, number>> {
  const { pageSize, firstPage } = listed
  const pagesAtOnce = Math.max(1, Math.floor(maxPageSize / pageSize))
  const groupOf = (page: number) => Math.floor((page - 1) / pagesAtOnce)
  const [first, last] = [groupOf(firstPage), groupOf(firstPage + count - 1)]
  const answers = await Promise.all(
    Array.from({ length: last - first + 1 }, (_, n) => fetchListingPage(listed, first + n + 1, pagesAtOnce * pageSize)),
  )
  const tiles = answers.flatMap((answer) => answer.tiles)
  const total_count = answers[0]?.pagination.total_count ?? 0
  const total_pages = Math.ceil(total_count / pageSize)
  const numbers = Array.from({ length: count }, (_, n) => firstPage + n).filter((page) => page <= total_pages)
  const pages = numbers.map((page) => {
    const from = (page - 1 - first * pagesAtOnce) * pageSize
    return {
      tiles: tiles.slice(from, from + pageSize),
      pagination: {
        current_page: page,
        next_page: page < total_pages ? page + 1 : null,
        prev_page: page > 1 ? page - 1 : null,
        total_pages,
        total_count,
      },
    }
  })
  return { pages, pageParams: numbers }
}

/**
 * Restores the length of a listing when the player returns to it after a full page load; otherwise their position would
 * lie beyond its end. The stored layout of its grid makes the first render correct.
 */
export async function refill(client: QueryClient, listed: Listed): Promise<void> {
  const key = keyOf(listed)
  const place = places().find((one) => one.key === key)
  if (!place) return
  const data = await pagesOf(listed, Math.min(place.pages, maxPages))
  if (data.pages.length > 0) client.setQueryData(shelfQuery(listed).queryKey, data)
  if (place.geometry) noteGeometry(place.widthPx, place.geometry)
}
