import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { api } from '../../lib/api'
import { playerQuery } from '../profile/queries'
import { accountsQuery } from './queries'

/** CASH-14: opens or selects the account of a currency, then reloads profile, limits and accounts (wire-facts 2.5). */
export function useSelectCurrency() {
  const client = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationKey: ['wallet.select'],
    mutationFn: (currency: string) => api('wallet.select', { body: { currency } }),
    onSuccess: async () => {
      await Promise.all([
        client.fetchQuery({ ...playerQuery(), staleTime: 0 }),
        client.invalidateQueries({ queryKey: accountsQuery().queryKey }),
        client.invalidateQueries({ queryKey: ['limits.list'] }),
      ])
      // The page's games, rows and limits depend on the currency.
      await router.invalidate()
    },
  })
}
