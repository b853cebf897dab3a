import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { profileEvents } from './events'
import { documentsQuery, type Player, playerQuery, verificationQuery } from './queries'

test('[PROF-13] every verification message refetches player, verification and documents, also when repeated', () => {
  const cache = new QueryClient()
  const keys = [playerQuery(), verificationQuery(), documentsQuery()].map(
    ({ queryKey }) => queryKey as readonly unknown[],
  )
  for (const key of [...keys, ['wallet.accounts']]) cache.setQueryData(key, {})
  profileEvents.verification_changes!({ state: 'again' }, cache)
  profileEvents.verification_changes!({ state: 'approved' }, cache)
  expect(keys.map((key) => cache.getQueryState(key)?.isInvalidated)).toEqual([true, true, true])
  expect(cache.getQueryState(['wallet.accounts'])?.isInvalidated).toBe(false)
})

test('changed groups update the profile at once, repeats change nothing, and offers are refetched', () => {
  const cache = new QueryClient()
  const { queryKey } = playerQuery()
  cache.setQueryData(queryKey, { id: 1, statuses: [] } as unknown as Player)
  for (const key of [['bonuses.deposit'], ['vip.manager', []], ['wallet.accounts']]) cache.setQueryData(key, {})
  const statuses = [
    { id: 'level_1', name: 'Level 1' },
    { id: '257', name: 'Bronze' },
  ]
  profileEvents.groups_updates!({ statuses }, cache)
  profileEvents.groups_updates!({ statuses }, cache)
  expect(cache.getQueryData(queryKey)).toEqual({ id: 1, statuses })
  const stale = [['bonuses.deposit'], ['vip.manager', []], ['wallet.accounts']].map(
    (key) => cache.getQueryState(key)?.isInvalidated,
  )
  expect(stale).toEqual([true, true, false])
})

test('group messages do not change a guest', () => {
  const cache = new QueryClient()
  const { queryKey } = playerQuery()
  cache.setQueryData(queryKey, null)
  profileEvents.groups_updates!({ statuses: [{ id: '257', name: 'Bronze' }] }, cache)
  expect(cache.getQueryData(queryKey)).toBeNull()
})

test('[RTM-04] an older list of groups that arrives late does not stay', async () => {
  const cache = new QueryClient()
  const { queryKey } = playerQuery()
  const now = [{ id: '257', name: 'Bronze' }]
  const read = vi.fn(async () => ({ id: 1, statuses: now }) as unknown as Player)
  cache.setQueryData(queryKey, { id: 1, statuses: [] } as unknown as Player)
  const stop = new QueryObserver(cache, { queryKey, queryFn: read, staleTime: Number.POSITIVE_INFINITY }).subscribe(
    () => undefined,
  )
  profileEvents.groups_updates!({ statuses: now }, cache)
  profileEvents.groups_updates!({ statuses: [] }, cache)
  await vi.waitFor(() => expect(cache.getQueryData(queryKey)).toEqual({ id: 1, statuses: now }))
  stop()
})
