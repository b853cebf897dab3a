import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { questsEvents } from './events'
import { ownProgressQuery } from './queries'
import { progress } from './questFixture'

const { queryKey } = ownProgressQuery()
const hear = (cache: QueryClient, own: Parameters<typeof progress>[0]) =>
  questsEvents.quests_changes!(progress(own), cache)

test('a change replaces the state of its quest and leaves the others', () => {
  const cache = new QueryClient()
  const other = progress({ frontend_identifier: 'achievement--first-orbit' })
  cache.setQueryData(queryKey, [other, progress({ version: 3, bet_cents: 100 })])
  hear(cache, { version: 4, bet_cents: 200 })
  expect(cache.getQueryData(queryKey)).toEqual([other, progress({ version: 4, bet_cents: 200 })])
})

test('the first bet adds a missing state', () => {
  const cache = new QueryClient()
  cache.setQueryData(queryKey, [])
  hear(cache, { version: 1, bet_cents: 100 })
  expect(cache.getQueryData(queryKey)).toEqual([progress({ bet_cents: 100 })])
})

test('a stale or repeated message changes nothing', () => {
  const cache = new QueryClient()
  cache.setQueryData(queryKey, [progress({ version: 4, bet_cents: 200 })])
  hear(cache, { version: 3, bet_cents: 100 })
  hear(cache, { version: 4, bet_cents: 100 })
  expect(cache.getQueryData(queryKey)).toEqual([progress({ version: 4, bet_cents: 200 })])
})

test('lost messages do not matter, because each has the whole state', () => {
  const cache = new QueryClient()
  cache.setQueryData(queryKey, [progress({ version: 1 })])
  hear(cache, { version: 9, bet_cents: 900, level: 3 })
  expect(cache.getQueryData(queryKey)).toEqual([progress({ version: 9, bet_cents: 900, level: 3 })])
})

test('a message before anything has loaded changes nothing and requests nothing', () => {
  const cache = new QueryClient()
  const read = vi.fn()
  cache.setQueryDefaults(queryKey, { queryFn: read })
  hear(cache, { version: 2 })
  expect(cache.getQueryData(queryKey)).toBeUndefined()
  expect(read).not.toHaveBeenCalled()
})
