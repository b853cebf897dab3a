import type { Result } from '@apogee/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import type { Rates } from '../../lib/format/worth'

/** One balance account as on the wire. `version` comes with realtime messages only. */
export type Account = Extract<Result<'wallet.accounts'>[number], { active: boolean }> & { readonly version?: number }

const isAccount = (one: Result<'wallet.accounts'>[number]): one is Account => 'active' in one

/** All accounts of the player, one a currency. */
export const accountsQuery = () =>
  queryOptions({
    queryKey: ['wallet.accounts'],
    queryFn: async ({ signal }): Promise<Account[]> => {
      const accounts = await api('wallet.accounts', { query: { compatibility: 'false' } }, { signal })
      return accounts.filter(isAccount)
    },
  })

/** All currencies of the platform, in its order. */
export const currenciesQuery = queryOptions({
  queryKey: ['site', 'currencies'],
  queryFn: () => api('site.currencies', {}),
  staleTime: 60 * 60_000,
})

/** What each currency is worth, to show what is held in one of them in the player's own. */
export const ratesQuery = queryOptions({
  ...currenciesQuery,
  select: (currencies): Rates =>
    Object.fromEntries(currencies.flatMap(({ code, value_in_eur: value }) => (value === null ? [] : [[code, value]]))),
})
