import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { dehydrate, hydrate } from './dehydrate'
import { ensureOr } from './ensureOr'

test('queries loaded on the server are in the browser’s cache, as fetched now', async () => {
  const server = new QueryClient()
  server.setQueryData(['wallet.accounts'], [{ currency: 'EUR', amount_cents: 100 }], { updatedAt: 1_000 })
  server.setQueryData(['profile.player'], null, { updatedAt: 2_000 })
  const before = Date.now()
  const browser = new QueryClient()
  hydrate(browser, JSON.parse(JSON.stringify(dehydrate(server))))
  expect(browser.getQueryData(['wallet.accounts'])).toEqual([{ currency: 'EUR', amount_cents: 100 }])
  expect(browser.getQueryData(['profile.player'])).toBeNull()
  expect(browser.getQueryState(['wallet.accounts'])?.dataUpdatedAt).toBeGreaterThanOrEqual(before)
})

test('data that stands in for a failed query is refetched', async () => {
  const server = new QueryClient()
  const queryKey = ['games.lists']
  await ensureOr<string[], string[]>(
    server,
    { queryKey, queryFn: () => Promise.reject(new Error('down')), retry: false },
    [],
  )
  const browser = new QueryClient()
  hydrate(browser, JSON.parse(JSON.stringify(dehydrate(server))))
  expect(browser.getQueryState(queryKey)).toMatchObject({ data: [], dataUpdatedAt: 0 })
})

test('a query whose parts are sent is not sent itself', async () => {
  const server = new QueryClient()
  await server.prefetchQuery({ queryKey: ['all'], queryFn: () => 1, meta: { isUnsent: true } })
  expect(dehydrate(server)).toEqual([])
})

test('a query that failed is not sent', async () => {
  const server = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await server.prefetchQuery({ queryKey: ['games'], queryFn: () => Promise.reject(new Error('down')) })
  expect(dehydrate(server)).toEqual([])
})
