import type { Result } from '@apogee/contract'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'

export type BonusEvent = Result<'bonuses.events'>['data'][number]

/** SAFE-07: the history of the player's bonuses, page by page. */
export const bonusEventsQuery = infiniteQueryOptions({
  queryKey: ['bonuses.events'],
  queryFn: ({ pageParam, signal }) =>
    api('bonuses.events', { query: pageParam === null ? {} : { after: pageParam } }, { signal }),
  initialPageParam: null as number | null,
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
})
