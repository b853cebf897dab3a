import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { vipEvents } from './events'
import { ownAdventureQuery, progressQuery } from './queries'

const balance = { currency: 'EUR', amount_cents: 1, version: 1 } as never // the handler ignores it

test('a changed balance refetches the figures on screen, once per message', async () => {
  const cache = new QueryClient()
  const read = vi.fn(async () => ({ betSumCents: read.mock.calls.length }) as never)
  const observer = new QueryObserver(cache, { ...progressQuery(), queryFn: read })
  const stop = observer.subscribe(() => {})
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual({ betSumCents: 1 }))
  vipEvents.balance!(balance, cache)
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual({ betSumCents: 2 }))
  stop()
})

test('figures that are not on screen are not refetched for every bet', () => {
  const cache = new QueryClient()
  const read = vi.fn()
  cache.setQueryDefaults(progressQuery().queryKey, { queryFn: read })
  cache.setQueryData(progressQuery().queryKey, { betSumCents: 1 } as never)
  vipEvents.balance!(balance, cache)
  vipEvents.balance!(balance, cache)
  expect(read).not.toHaveBeenCalled()
  expect(cache.getQueryState(progressQuery().queryKey)?.isInvalidated).toBe(true)
})

test('a changed adventure is refetched, also when the message is repeated', async () => {
  const cache = new QueryClient()
  const read = vi.fn(async () => ({ deposits: [], terms: {}, now: String(read.mock.calls.length) }) as never)
  const observer = new QueryObserver(cache, { ...ownAdventureQuery(), queryFn: read })
  const stop = observer.subscribe(() => {})
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toMatchObject({ now: '1' }))
  vipEvents.vip_adventure_changes!({}, cache)
  vipEvents.vip_adventure_changes!({}, cache)
  await vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false))
  expect(Number(observer.getCurrentResult().data!.now)).toBeGreaterThanOrEqual(2)
  stop()
})
