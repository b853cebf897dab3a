import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** One loaded query on its way to the browser: key, data, and whether the browser must refetch it (`ensureOr`). */
export type DehydratedQuery = readonly [key: QueryKey, data: unknown, isPlaceholder?: 1]

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The page does not send it: other queries have the parts that it shows. */
      readonly isUnsent?: true
    }
  }
}

/**
 * The queries that a page's loaders have put into the cache. Failed and empty ones are not sent: the browser requests
 * them again.
 */
export function dehydrate(client: QueryClient): DehydratedQuery[] {
  return client
    .getQueryCache()
    .getAll()
    .filter(({ state, meta }) => state.status === 'success' && !meta?.isUnsent)
    .map(({ queryKey, state: { data, dataUpdatedAt } }) =>
      dataUpdatedAt === 0 ? [queryKey, data, 1] : [queryKey, data],
    )
}

/**
 * Puts them into the browser's cache as fetched now: the server renders a page again before its data is older than the
 * shortest freshness (`pageCache.ts`), and a reader's clock may differ from the server's.
 */
export function hydrate(client: QueryClient, queries: readonly DehydratedQuery[]): void {
  for (const [key, data, isPlaceholder] of queries)
    client.setQueryData(key, data, isPlaceholder ? { updatedAt: 0 } : undefined)
}
