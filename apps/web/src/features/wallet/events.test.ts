import { QueryClient, QueryObserver } from '@tanstack/react-query'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { walletEvents } from './events'
import { type Account, accountsQuery } from './queries'

const account = (currency: string, amount_cents: number, changes: Partial<Account> = {}): Account => ({
  currency,
  amount_cents,
  available_to_cashout_cents: amount_cents,
  available_to_bet_with_locked_cent: amount_cents,
  hidden_at: null,
  deposit_available: true,
  selected_lottery_id: null,
  active: true,
  version: 1,
  ...changes,
})
const { queryKey } = accountsQuery()

function cacheWith(...accounts: Account[]): QueryClient {
  const cache = new QueryClient()
  cache.setQueryData(queryKey, accounts)
  return cache
}

const hear = (cache: QueryClient, message: Account) => walletEvents.balance?.(message, cache)
const held = (cache: QueryClient) => cache.getQueryData(queryKey)

test('a balance message changes its account and leaves the others', () => {
  const cache = cacheWith(account('EUR', 100_000), account('BTC', 5))
  hear(cache, account('EUR', 99_000, { version: 7 }))
  expect(held(cache)?.map(({ amount_cents }) => amount_cents)).toEqual([99_000, 5])
})

test('a message that is not newer than the list changes nothing', () => {
  const cache = cacheWith(account('EUR', 90_000, { version: 8 }))
  hear(cache, account('EUR', 95_000, { version: 7 }))
  hear(cache, account('EUR', 1, { version: 8 }))
  expect(held(cache)).toEqual([account('EUR', 90_000, { version: 8 })])
})

test('a message of a new currency adds its account', () => {
  const cache = cacheWith(account('EUR', 100))
  hear(cache, account('USD', 500))
  expect(held(cache)?.map(({ currency }) => currency)).toEqual(['EUR', 'USD'])
})

test('a message before the accounts have loaded does not become the whole list', () => {
  const cache = new QueryClient()
  hear(cache, account('EUR', 500))
  expect(held(cache)).toBeUndefined()
})

test('balances converge in any order of delivery, repeats included, from any loaded list', () => {
  // Bets, another wallet is selected, bets there, and the first one again.
  const euros = [
    account('EUR', 100_00, { version: 3 }),
    account('EUR', 90_00, { version: 4 }),
    account('EUR', 90_00, { version: 5, active: false }),
    account('EUR', 90_00, { version: 6 }),
    account('EUR', 80_00, { version: 7 }),
  ]
  const coins = [
    account('BTC', 700, { version: 1, active: false }),
    account('BTC', 700, { version: 2 }),
    account('BTC', 650, { version: 4 }),
    account('BTC', 650, { version: 5, active: false }),
  ]
  const told = [...euros, ...coins]
  const deliveries = fc.shuffledSubarray([...told, ...told], { minLength: told.length * 2 })
  fc.assert(
    fc.property(deliveries, fc.constantFrom(...euros), fc.constantFrom(...coins), (messages, euro, coin) => {
      const cache = cacheWith(euro, coin)
      for (const message of messages) hear(cache, message)
      expect(held(cache)).toEqual([euros.at(-1), coins.at(-1)])
    }),
  )
})

test('a list requested before a message does not overwrite it', async () => {
  const cache = cacheWith(account('EUR', 100_00, { version: 3 }))
  const answers: ((accounts: Account[]) => void)[] = []
  const queryFn = () => new Promise<Account[]>((resolve) => answers.push(resolve))
  const shown = new QueryObserver(cache, { queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY })
  const hide = shown.subscribe(() => undefined)
  void shown.refetch()
  hear(cache, account('EUR', 90_00, { version: 4 }))
  answers[0]?.([account('EUR', 100_00, { version: 3 })])
  await Promise.resolve()
  expect(held(cache)).toEqual([account('EUR', 90_00, { version: 4 })])
  // It is read again, and a late message is older than that response.
  answers[1]?.([account('EUR', 85_00, { version: 6 })])
  await expect.poll(() => held(cache)?.[0]?.amount_cents).toBe(85_00)
  hear(cache, account('EUR', 88_00, { version: 5 }))
  expect(held(cache)).toEqual([account('EUR', 85_00, { version: 6 })])
  hide()
})
