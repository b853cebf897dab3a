import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Player, playerQuery } from '../../features/profile/queries'
import { forget, remember } from '../../lib/browser/storage'
import { refreshRestored } from './refreshRestored'

const page = { hidden: false }
const reload = vi.fn()
beforeEach(() => {
  page.hidden = false
  reload.mockClear()
  vi.stubGlobal('document', { documentElement: page })
  vi.stubGlobal('location', { reload })
})
afterEach(() => {
  forget('auth.playerId')
  vi.unstubAllGlobals()
})

/** Restores the page of a player, or of a guest, and returns how often a query that is no longer fresh was refetched. */
async function restored(playerId: number | null, isGuestMode = false): Promise<number> {
  const cache = new QueryClient()
  cache.setQueryData(playerQuery().queryKey, playerId === null ? null : ({ id: playerId } as Player))
  let calls = 0
  cache.setQueryData(['old'], 0)
  const stop = new QueryObserver(cache, {
    queryKey: ['old'],
    queryFn: async () => {
      calls += 1
      return calls
    },
    refetchOnMount: false,
  }).subscribe(() => undefined)
  refreshRestored(cache, { isGuestMode })
  await vi.waitFor(() => expect(cache.isFetching()).toBe(0))
  stop()
  return calls
}

test.each([
  ['a guest’s page after a sign-in elsewhere', 7, null],
  ['a player’s page after a sign-out elsewhere', null, 7],
  ['a player’s page after a sign-in of another player', 8, 7],
])('[AUTH-05] %s is hidden and loads again', async (_, owner, shown) => {
  if (owner !== null) remember('auth.playerId', owner)
  expect(await restored(shown)).toBe(0)
  expect(page.hidden).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
})

test.each([
  ['a player’s page', 7, 7, false],
  ['a guest’s page', null, null, false],
  ['a page in guest mode', 7, null, true],
])(
  '[AUTH-05] %s whose player has not changed stays, and refetches what is no longer fresh',
  async (_, owner, shown, isGuestMode) => {
    if (owner !== null) remember('auth.playerId', owner)
    expect(await restored(shown, isGuestMode)).toBe(1)
    expect(page.hidden).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  },
)
