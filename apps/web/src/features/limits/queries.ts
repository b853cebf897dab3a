import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { platformNow } from '../../lib/time/platformClock'
import { monthOf } from './monthOf'

const thirtyDaysMs = 30 * 86_400_000

/** The player's limits. Play and payments change them, so they are refetched whenever they are shown. */
export const limitsQuery = () =>
  queryOptions({
    queryKey: ['limits.list'],
    queryFn: ({ signal }) => api('limits.list', {}, { signal }),
    staleTime: 0,
  })

/** The lengths of breaks under the licence, configured by the operator, the same for all players. */
export const breakPeriodsQuery = queryOptions({
  queryKey: ['limits.periods'],
  queryFn: ({ signal }) => api('limits.periods', {}, { signal }),
  staleTime: 3_600_000,
})

/** The cost of the last thirty days in one wallet. Requested in the browser only: the page does not wait for it. */
export const thirtyDaysQuery = (currency: string) =>
  queryOptions({
    queryKey: ['limits.month', currency],
    enabled: typeof document !== 'undefined',
    queryFn: async ({ signal }) => {
      const from = new Date(platformNow() - thirtyDaysMs).toISOString()
      const [payments, sums] = await Promise.all([
        api('cashbox.payments', {}, { signal }),
        api('games.roundSums', { query: { currency, from, step: 'month' } }, { signal }),
      ])
      return monthOf(payments, sums, currency, from)
    },
    staleTime: 60_000,
  })

/** Minutes of the current play session, which a session limit counts. */
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
