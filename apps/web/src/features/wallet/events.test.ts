import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { walletEvents } from './events'
import { type Account, accountsQuery } from './queries'

const account = (currency: string, amount_cents: number, version?: number): Account => ({
  currency,
  amount_cents,
  available_to_cashout_cents: amount_cents,
  available_to_bet_with_locked_cent: amount_cents,
  hidden_at: null,
  deposit_available: true,
  selected_lottery_id: null,
  active: true,
  ...(version === undefined ? {} : { version }),
})

function cacheWith(...accounts: Account[]): QueryClient {
  const cache = new QueryClient()
  cache.setQueryData(accountsQuery().queryKey, accounts)
  return cache
}

const hear = (cache: QueryClient, message: Account & { version: number }) => walletEvents.balance?.(message, cache)
const held = (cache: QueryClient) => cache.getQueryData(accountsQuery().queryKey)

test('a balance message changes its account and leaves the others', () => {
  const cache = cacheWith(account('EUR', 100_000), account('BTC', 5))
  hear(cache, { ...account('EUR', 99_000), version: 7 })
  expect(held(cache)?.map(({ amount_cents }) => amount_cents)).toEqual([99_000, 5])
})

test('a stale or repeated balance message changes nothing', () => {
  const cache = cacheWith(account('EUR', 90_000, 8))
  hear(cache, { ...account('EUR', 95_000), version: 7 })
  hear(cache, { ...account('EUR', 1), version: 8 })
  expect(held(cache)).toEqual([account('EUR', 90_000, 8)])
})

test('a message of a new currency adds its account', () => {
  const cache = cacheWith(account('EUR', 100))
  hear(cache, { ...account('USD', 500), version: 1 })
  expect(held(cache)?.map(({ currency }) => currency)).toEqual(['EUR', 'USD'])
})

test('a message before the accounts are loaded is not taken for the whole list', () => {
  const cache = new QueryClient()
  hear(cache, { ...account('EUR', 500), version: 1 })
  expect(held(cache)).toBeUndefined()
})
