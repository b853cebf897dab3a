import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { shared } from '../../lib/api/shared'
import { sportsUrlOf } from './model'

/** NAV-34: where bets are placed; null while betting is off or unknown. */
export const sportsQuery = (licence: string) =>
  queryOptions({
    queryKey: ['public:sport.url', licence],
    queryFn: ({ queryKey }) => shared(queryKey, async () => sportsUrlOf(await api('sport.config', {}))),
    staleTime: Number.POSITIVE_INFINITY,
  })
