import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { monthOf } from './month'

const thirtyDaysMs = 30 * 86_400_000

/** The player's limits. Play and payments move them: they are asked for whenever somebody looks. */
export const limitsQuery = () =>
  queryOptions({
    queryKey: ['limits.list'],
    queryFn: ({ signal }) => api('limits.list', {}, { signal }),
    staleTime: 0,
  })

/** How long breaks may last under the licence: an operator's choice, and no player's. */
export const breakPeriodsQuery = queryOptions({
  queryKey: ['limits.periods'],
  queryFn: ({ signal }) => api('limits.periods', {}, { signal }),
  staleTime: 3_600_000,
})

/** What the last thirty days cost in one wallet. Asked for in the browser alone: the page does not wait for it. */
export const thirtyDaysQuery = (currency: string) =>
  queryOptions({
    queryKey: ['limits.month', currency],
    enabled: typeof document !== 'undefined',
    queryFn: async ({ signal }) => {
      const from = new Date(Date.now() - thirtyDaysMs).toISOString()
      const [payments, sums] = await Promise.all([
        api('cashbox.payments', {}, { signal }),
        api('games.roundSums', { query: { currency, from, step: 'month' } }, { signal }),
      ])
      return monthOf(payments, sums, currency, from)
    },
    staleTime: 60_000,
  })

/** Minutes of the play that goes on: what a session limit counts. */
export const playedQuery = () =>
  queryOptions({
    queryKey: ['limits.played'],
    enabled: typeof document !== 'undefined',
    queryFn: async ({ signal }) => {
      const { play, period } = await api('games.realityCheck', {}, { signal })
      return Math.floor((Date.parse(period.to) - Date.parse(play.from)) / 60_000)
    },
    staleTime: 0,
    refetchInterval: 60_000,
  })
