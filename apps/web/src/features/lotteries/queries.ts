import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { ticketsOf } from './model'

/** NAV-11: the number of lottery tickets the player holds. */
export const ticketsQuery = () =>
  queryOptions({
    queryKey: ['lotteries.tickets'],
    queryFn: async () => ticketsOf(await api('lotteries.statuses', {})),
  })
