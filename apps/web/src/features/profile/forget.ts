import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { playerQuery } from './queries'

/**
 * Whether a query contains the player's data, which the next user of this device must not see. That is every query
 * whose name does not start with `public:` (docs/decisions/077-treat-queries-as-private-unless-named-public.md).
 */
export function isPrivate([name]: QueryKey): boolean {
  if (name === playerQuery().queryKey[0]) return false
  return !(typeof name === 'string' && name.startsWith('public:'))
}

/** AUTH-05, AUTH-19: removes all of a player's data from memory. `playerQuery` itself is handled separately. */
export function forgetPlayer(cache: QueryClient): void {
  cache.removeQueries({ predicate: ({ queryKey }) => isPrivate(queryKey) })
}
