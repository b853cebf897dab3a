import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * ERR-04: a listing without its games is still the page, with an error. The browser requests the data that the server
 * could not load.
 */
export function leaveToBrowser(client: QueryClient, { queryKey }: { readonly queryKey: QueryKey }): void {
  if (import.meta.env.SSR) client.removeQueries({ queryKey, exact: true })
}
