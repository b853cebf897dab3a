import type { Result } from '@apogee/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '../api'

/**
 * The realtime access of a player whose page is being rendered. It is read before the page's data: a connection that
 * resumes from its epoch gets all messages since, so the data need not be refetched.
 */
export const pageSubscriptionQuery = queryOptions({
  queryKey: ['realtime.pageSubscription'],
  queryFn: () => api('realtime.subscription', { query: { retain: '1' } }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The access that came with the page, for its first connection. */
export function takePageSubscription(
  cache: QueryClient,
  playerId: number | undefined,
): Result<'realtime.subscription'> | undefined {
  const { queryKey } = pageSubscriptionQuery
  const sent = cache.getQueryData(queryKey)
  cache.removeQueries({ queryKey, exact: true })
  return sent && playerId !== undefined && sent.user === playerId.toString() ? sent : undefined
}
