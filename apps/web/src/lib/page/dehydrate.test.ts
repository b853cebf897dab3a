import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { dehydrate, hydrate } from './dehydrate'

test('queries loaded on the server are in the browser’s cache, with their original age', async () => {
  const server = new QueryClient()
  server.setQueryData(['wallet.accounts'], [{ currency: 'EUR', amount_cents: 100 }], { updatedAt: 1_000 })
  server.setQueryData(['profile.player'], null, { updatedAt: 2_000 })
  const browser = new QueryClient()
  hydrate(browser, JSON.parse(JSON.stringify(dehydrate(server))))
  expect(browser.getQueryData(['wallet.accounts'])).toEqual([{ currency: 'EUR', amount_cents: 100 }])
  expect(browser.getQueryData(['profile.player'])).toBeNull()
  expect(browser.getQueryState(['wallet.accounts'])?.dataUpdatedAt).toBe(1_000)
})

test('a query that failed is not sent', async () => {
  const server = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await server.prefetchQuery({ queryKey: ['games'], queryFn: () => Promise.reject(new Error('down')) })
  expect(dehydrate(server)).toEqual([])
})
