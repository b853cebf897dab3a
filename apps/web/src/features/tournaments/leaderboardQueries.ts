import type { Result } from '@apogee/contract'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { isMissing, staleTime } from './queries'

export type LeaderboardRows = Result<'tournaments.table'>

/** The first page has the rows that realtime messages carry, so it needs no refetch while they arrive. */
export const topCount = 10
/** The later pages end at multiples of this. */
const pageSize = 50

/** Refetches a leaderboard this often while its realtime channel is down. */
export const disconnectedRefetchMs = 60_000

async function readRows(id: number, query: { after: number; limit: number }, signal: AbortSignal) {
  try {
    return await api('tournaments.table', { params: { id }, query }, { signal })
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** A leaderboard by pages, from the first rank on; null on platforms without leaderboards. */
export const leaderboardQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['tournaments.table', id],
    queryFn: ({ pageParam: after, signal }): Promise<LeaderboardRows | null> =>
      readRows(id, { after, limit: after === 0 ? topCount : pageSize - (after % pageSize) }, signal),
    initialPageParam: 0,
    getNextPageParam: (last) => last?.next,
    staleTime,
  })

/** The player's row with the rows above and below, and the gain that reaches the next rank. */
export const neighboursQuery = (id: number, rank: number) =>
  queryOptions({
    queryKey: ['tournaments.neighbours', id, rank],
    queryFn: ({ signal }): Promise<LeaderboardRows | null> =>
      readRows(id, { after: Math.max(0, rank - 2), limit: 3 }, signal),
    // Shows the rows of the earlier rank until those of the new one have loaded.
    placeholderData: keepPreviousData,
    staleTime,
  })
