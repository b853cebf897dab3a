import type { DefaultError, EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * ERR-03: loads what a page can do without. Where that fails the page has `instead`, and asks again once it stands in a
 * browser: a figure of the epoch is never fresh.
 */
export async function ensureOr<T, K extends QueryKey>(
  client: QueryClient,
  query: EnsureQueryDataOptions<T, DefaultError, T, K>,
  instead: NoInfer<T>,
): Promise<T> {
  try {
    return await client.ensureQueryData(query)
  } catch {
    client.setQueryData<T>(query.queryKey, instead as never, { updatedAt: 0 })
    return instead
  }
}
