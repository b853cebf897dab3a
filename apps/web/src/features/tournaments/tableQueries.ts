import type { Result } from '@apogee/contract'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { isMissing, staleTime } from './queries'

export type TablePage = Result<'tournaments.table'>
const pageSize = 50

/** A table by pages, from the first place on; null on platforms that have no table. */
export const tableQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['tournaments.table', id],
    queryFn: async ({ pageParam, signal }): Promise<TablePage | null> => {
      try {
        return await api(
          'tournaments.table',
          { params: { id }, query: { after: pageParam, limit: pageSize } },
          { signal },
        )
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    initialPageParam: 0,
    getNextPageParam: (last) => last?.next,
    staleTime,
  })

/** The rows beside the player's own place, and what the next better one takes. */
export const aroundQuery = (id: number, place: number) =>
  queryOptions({
    queryKey: ['tournaments.around', id, place],
    queryFn: async ({ signal }): Promise<TablePage | null> => {
      try {
        const after = Math.max(0, place - 2)
        return await api('tournaments.table', { params: { id }, query: { after, limit: 3 } }, { signal })
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    // A place that moves does not blink.
    placeholderData: keepPreviousData,
    staleTime,
  })
