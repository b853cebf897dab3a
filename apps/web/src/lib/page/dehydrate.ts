import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** One loaded query on its way to the browser: key, data, when it was loaded (Unix ms). */
export type DehydratedQuery = readonly [key: QueryKey, data: unknown, updatedAt: number]

/**
 * The queries that a page's loaders have put into the cache. Failed and empty ones are not sent: the browser requests
 * them again.
 */
export function dehydrate(client: QueryClient): DehydratedQuery[] {
  return client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data, state.dataUpdatedAt])
}

/** Puts them into the browser's cache, with their age on the server. */
export function hydrate(client: QueryClient, queries: readonly DehydratedQuery[]): void {
  for (const [key, data, updatedAt] of queries) client.setQueryData(key, data, { updatedAt })
}
