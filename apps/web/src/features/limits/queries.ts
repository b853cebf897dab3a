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
