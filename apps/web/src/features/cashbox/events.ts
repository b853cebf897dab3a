import { patch, refetch } from '../../lib/realtime/freshness'
import { handlers } from '../../lib/realtime/registry'
import { withPayment } from './model'
import { paymentsQuery } from './queries'

/** CASH-08, RTM-05: updates the history live, in every tab. */
export const cashboxEvents = handlers({
  payments_changes: (payment, cache) => {
    patch(cache, paymentsQuery().queryKey, (payments) => withPayment(payments, payment))
    refetch(cache, { queryKey: ['cashbox.accounts'] })
  },
})
