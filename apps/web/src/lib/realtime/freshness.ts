import type { DataTag, Query, QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query'

/**
 * Has a read that is under way done again, for its answer may be older than what was heard meanwhile. It is never only dropped:
 * it may be the first of its query, or the one that catches up with what nobody has heard.
 */
function readOnceMore(cache: QueryClient, query: Query): void {
  const { queryKey, state, promise } = query
  const filters = { queryKey, exact: true }
  // Somebody waits for the answer of a first read, or of one for no screen: it comes, and then the newer one.
  const isAwaited = state.data === undefined || !query.isActive()
  if (!isAwaited) void cache.invalidateQueries(filters)
  else void promise?.then(() => cache.invalidateQueries(filters, { cancelRefetch: false })).catch(() => undefined)
}

/** What a message changes of an answer that is held. */
export function patch<T>(cache: QueryClient, queryKey: DataTag<QueryKey, T, Error>, change: (held: T) => T): void {
  const query = cache.getQueryCache().find({ queryKey, exact: true })
  if (!query) return
  if (query.state.data !== undefined) cache.setQueryData<unknown>(queryKey, (held: unknown) => change(held as T))
  if (query.state.fetchStatus !== 'idle') readOnceMore(cache, query)
}

/**
 * What a message says has changed without saying how, or messages that were missed could have changed, is read again, also what is
 * being read at the moment.
 */
export function readAnew(cache: QueryClient, filters: QueryFilters = {}): void {
  const underWay = cache.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })
  void cache.invalidateQueries(filters, { cancelRefetch: false })
  for (const query of underWay) readOnceMore(cache, query)
}
