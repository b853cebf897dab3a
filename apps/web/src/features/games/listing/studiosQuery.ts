import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api'
import { shared } from '../../../lib/api/shared'

/** How many studios the footer lists; the lobby has all of them. */
const maxStudios = 8

/** NAV-29: the first studios, with only what a link needs. */
export const leadingStudiosQuery = queryOptions({
  queryKey: ['public:games.leadingStudios'],
  queryFn: ({ queryKey }) =>
    shared(queryKey, async () =>
      (await api('games.providers', {})).slice(0, maxStudios).map(({ id, title }) => ({ id, title })),
    ),
  staleTime: Number.POSITIVE_INFINITY,
})

/** All studios with their number of games, the largest first. */
export const studiosQuery = queryOptions({
  queryKey: ['public:games.studios'],
  queryFn: ({ queryKey }) =>
    shared(queryKey, async () =>
      (await api('games.providers', {})).toSorted((one, other) => (other.games_count ?? 0) - (one.games_count ?? 0)),
    ),
  staleTime: 30 * 60_000,
})
