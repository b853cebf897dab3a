import type { DefaultError, EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * ERR-03: loads data that a page can do without. If that fails, the page gets `instead` and the browser requests it
 * again, because a timestamp of zero is never fresh.
 */
export async function ensureOr<T, K extends QueryKey>(
  client: QueryClient,
  query: EnsureQueryDataOptions<T, DefaultError, T, K>,
  instead: NoInfer<T>,
): Promise<T> {
  try {
    return await client.ensureQueryData(query)
  } catch {
    // The browser requests it again, and its API client logs a failure.
    client.setQueryData<T>(query.queryKey, instead, { updatedAt: 0 })
    return instead
  }
}
