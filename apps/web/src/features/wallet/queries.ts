import type { Result } from '@apogee/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import type { Rates } from '../../lib/format/worthOf'
import { currenciesQuery } from '../site/queries'

/** One balance account in the wire format. */
export type Account = Extract<Result<'wallet.accounts'>[number], { active: boolean }>

const isAccount = (one: Result<'wallet.accounts'>[number]): one is Account => 'active' in one

/** All of the player's accounts, one per currency. */
export const accountsQuery = () =>
  queryOptions({
    queryKey: ['wallet.accounts'],
    queryFn: async ({ signal }): Promise<Account[]> => {
      const accounts = await api('wallet.accounts', { query: { compatibility: 'false' } }, { signal })
      return accounts.filter(isAccount)
    },
  })

/** The value of each currency, to show an amount in the player's own. */
export const ratesQuery = queryOptions({
  ...currenciesQuery,
  select: (currencies): Rates =>
    Object.fromEntries(currencies.flatMap(({ code, value_in_eur: value }) => (value === null ? [] : [[code, value]]))),
})
