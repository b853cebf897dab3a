import type { DataTag, Query, QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query'

/**
 * Repeats a request in flight, because its response may be older than the messages received since it was sent. It is
 * never just cancelled: it may be the first of its query, or the one that catches up on missed messages.
 */
function repeatInFlight(cache: QueryClient, query: Query): void {
  const { queryKey, state, promise } = query
  const filters = { queryKey, exact: true }
  // A first response, one without a component and the next page of a list are delivered, and then the newer data: a repeated
  // request would read only the pages that the list already has.
  const isAwaited = state.data === undefined || !query.isActive() || state.fetchMeta?.fetchMore !== undefined
  if (!isAwaited) {
    void cache.invalidateQueries(filters)
    return
  }
  const repeat = () => cache.invalidateQueries(filters, { cancelRefetch: false })
  // Without a first response the caller gets the error. A list whose next page failed still has outdated pages.
  void promise?.then(repeat, () => (state.data === undefined ? undefined : repeat()))
}

/** Applies a message's change to a cached response. */
export function patch<T>(cache: QueryClient, queryKey: DataTag<QueryKey, T, Error>, change: (cached: T) => T): void {
  const query = cache.getQueryCache().find({ queryKey, exact: true })
  if (!query) return
  if (query.state.data !== undefined) cache.setQueryData<unknown>(queryKey, (cached: unknown) => change(cached as T))
  if (query.state.fetchStatus !== 'idle') repeatInFlight(cache, query)
}

/**
 * As {@link patch}, for a change that ignores newer data by its version: a response in flight gets it too when it
 * arrives, and need not be requested again. Without a version it cannot be compared, as in {@link patch}.
 */
export function merge<T>(
  cache: QueryClient,
  queryKey: DataTag<QueryKey, T, Error>,
  { version }: { readonly version?: number | undefined },
  change: (cached: T) => T,
): void {
  if (version === undefined) {
    patch(cache, queryKey, change)
    return
  }
  const query = cache.getQueryCache().find({ queryKey, exact: true })
  const apply = () => {
    if (query?.state.data !== undefined) cache.setQueryData<unknown>(queryKey, (cached: unknown) => change(cached as T))
  }
  apply()
  // A read that fails or is repeated has nothing that the change could miss.
  if (query && query.state.fetchStatus !== 'idle') void query.promise?.then(apply).catch(() => undefined)
}

const receivedVersions = new WeakMap<QueryClient, Map<string, number>>()

/**
 * Whether a message is the newest this page has received about its subject; remembers its version. For data that is not
 * in the cache: not loaded yet, or removed since.
 */
export function isNewest(
  cache: QueryClient,
  subject: string,
  { version }: { readonly version?: number | undefined },
): boolean {
  // From a platform without versions, messages count in the order they arrive.
  if (version === undefined) return true
  const versions = receivedVersions.get(cache) ?? new Map<string, number>()
  receivedVersions.set(cache, versions)
  if (version <= (versions.get(subject) ?? 0)) return false
  versions.set(subject, version)
  return true
}

/**
 * Refetches data that a message reports as changed without details, or that missed messages could have changed,
 * including requests in flight.
 */
export function refetch(cache: QueryClient, filters: QueryFilters = {}): void {
  const underWay = cache.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })
  void cache.invalidateQueries(filters, { cancelRefetch: false })
  for (const query of underWay) repeatInFlight(cache, query)
}

/** Marks cached data as stale without a request: it is refetched when a component shows it again. */
export function markStale(cache: QueryClient, filters: QueryFilters): void {
  void cache.invalidateQueries({ ...filters, refetchType: 'none' })
}
