import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'

/** The player's limits. Play and payments move them: they are asked for whenever somebody looks. */
export const limitsQuery = () =>
  queryOptions({
    queryKey: ['limits.list'],
    queryFn: ({ signal }) => api('limits.list', {}, { signal }),
    staleTime: 0,
  })
