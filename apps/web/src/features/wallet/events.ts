import { patch } from '../../lib/realtime/freshness'
import { isStale } from '../../lib/realtime/isStale'
import { handlers } from '../../lib/realtime/registry'
import { type Account, accountsQuery } from './queries'

/** Merges an account into the list; a version older than the current one changes nothing. */
function withAccount(accounts: readonly Account[], account: Account): Account[] {
  const old = accounts.find(({ currency }) => currency === account.currency)
  if (!old) return [...accounts, account]
  if (isStale(old, account)) return [...accounts]
  return accounts.map((one) => (one === old ? account : one))
}

export const walletEvents = handlers({
  balance: (message, cache) => {
    patch(cache, accountsQuery().queryKey, (accounts) => withAccount(accounts, message))
  },
})
