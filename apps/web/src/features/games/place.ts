import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { TabKey } from '../../lib/storage'
import { geometryHere, noteGeometry } from './components/useGridWindow'
import type { Geometry } from './gridWindow'
import { askPage, type Listed, shelfQuery } from './listingQueries'

/** What a reload would forget of a listing: how many pages were loaded, and how its grid was laid out in a window so wide. */
interface Place {
  readonly key: string
  readonly pages: number
  readonly widthPx: number
  /** Of a long one alone. */
  readonly geometry?: Geometry | undefined
}
type ShelfPage = Awaited<ReturnType<typeof askPage>>

const storedAs: TabKey = 'apogee.places'
const placesMost = 10
/** So many games the platform gives at once. */
const askedMost = 200
/** Further down nobody was by his own finger. */
const pagesMost = 100

const keyOf = (listed: Listed): string => JSON.stringify(shelfQuery(listed).queryKey)

function places(): readonly Place[] {
  try {
    // Only `keepPlace` writes there.
    return JSON.parse(sessionStorage.getItem(storedAs) ?? '[]') as readonly Place[]
  } catch {
    return []
  }
}

/** Remembers, for as long as the tab, how far a listing was loaded. */
export function keepPlace(listed: Listed, pages: number): void {
  const key = keyOf(listed)
  const place = { key, pages, widthPx: innerWidth, geometry: geometryHere() }
  try {
    const others = places().filter((one) => one.key !== key)
    sessionStorage.setItem(storedAs, JSON.stringify([place, ...others].slice(0, placesMost)))
  } catch {
    // A private window that keeps nothing: Back then begins at the top.
  }
}

/** The pages of a listing from its first one on, by as few calls as there have to be. */
export async function pagesOf(listed: Listed, count: number): Promise<InfiniteData<ShelfPage, number>> {
  const { pageSize, firstPage } = listed
  const pagesAtOnce = Math.max(1, Math.floor(askedMost / pageSize))
  const groupOf = (page: number) => Math.floor((page - 1) / pagesAtOnce)
  const [first, last] = [groupOf(firstPage), groupOf(firstPage + count - 1)]
  const answers = await Promise.all(
    Array.from({ length: last - first + 1 }, (_, n) => askPage(listed, first + n + 1, pagesAtOnce * pageSize)),
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
 * Who comes back to a listing from a page that was loaded anew meanwhile finds it as long as he left it, or else the place he
 * left would be beyond its end. What is known of its grid has it drawn right the first time.
 */
export async function refill(client: QueryClient, listed: Listed): Promise<void> {
  const key = keyOf(listed)
  const place = places().find((one) => one.key === key)
  if (!place) return
  const data = await pagesOf(listed, Math.min(place.pages, pagesMost))
  if (data.pages.length > 0) client.setQueryData(shelfQuery(listed).queryKey, data)
  if (place.geometry) noteGeometry(place.widthPx, place.geometry)
}
