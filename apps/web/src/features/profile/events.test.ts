import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { profileEvents } from './events'
import { documentsQuery, type Player, playerQuery, verificationQuery } from './queries'

test('[PROF-13] a decision makes player, verification and documents come anew, whatever the message says and however often', () => {
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

test('groups that change stand in the profile at once, a repeated message changes nothing, and what is offered is read anew', () => {
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

test('a guest hears nothing of groups', () => {
  const cache = new QueryClient()
  const { queryKey } = playerQuery()
  cache.setQueryData(queryKey, null)
  profileEvents.groups_updates!({ statuses: [{ id: '257', name: 'Bronze' }] }, cache)
  expect(cache.getQueryData(queryKey)).toBeNull()
})
