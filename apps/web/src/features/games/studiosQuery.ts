import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { shared } from '../../lib/api/shared'

/** So many studios a footer names; the lobby has them all. */
const most = 8

/** NAV-29: the first studios, and of them no more than a link needs. */
export const leadingStudiosQuery = queryOptions({
  queryKey: ['games', 'leadingStudios'],
  queryFn: ({ queryKey }) =>
    shared(queryKey, async () =>
      (await api('games.providers', {})).slice(0, most).map(({ id, title }) => ({ id, title })),
    ),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Every studio with how many games it has, the biggest first. */
export const studiosQuery = queryOptions({
  queryKey: ['games', 'studios'],
  queryFn: ({ queryKey }) =>
    shared(queryKey, async () =>
      (await api('games.providers', {})).toSorted((one, other) => (other.games_count ?? 0) - (one.games_count ?? 0)),
    ),
  staleTime: 30 * 60_000,
})
