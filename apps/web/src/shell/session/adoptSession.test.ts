import { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { playerQuery } from '../../features/profile/queries'
import type { Site } from '../../lib/page/boot'
import { reopened } from '../../lib/realtime/reopen'

const api = vi.hoisted(() => vi.fn())
const sessionBegan = vi.hoisted(() => vi.fn())
vi.mock('../../lib/api', () => ({ api, sessionBegan, ApiError: class extends Error {}, isOfThisSession: () => true }))
const { handleSessionEnd } = await import('./handleSessionEnd')
const { adoptSession } = await import('./adoptSession')

const { queryKey } = playerQuery()
const navigate = vi.fn()
const router = {
  state: { location: { href: '/news', search: {}, state: {} }, matches: [] },
  latestLocation: { pathname: '/news', state: {} },
  navigate,
  invalidate: async () => undefined,
} as unknown as AnyRouter
const site = {
  texts: { locale: 'en', areas: { shell: { 'session.ended': 'Ended', 'session.endedText': '' } } },
} as never

function page(player: object | null): QueryClient {
  const cache = new QueryClient()
  cache.setQueryData(queryKey, player as never)
  cache.setQueryData(['wallet.accounts'], [])
  return cache
}
const shown = (cache: QueryClient) => cache.getQueryData(queryKey)?.id
const hasPrivateData = (cache: QueryClient) => cache.getQueryData(['wallet.accounts']) !== undefined
const over = (cache: QueryClient) => handleSessionEnd(cache, router, site as Site)

beforeEach(() => {
  api.mockReset()
  sessionBegan.mockReset()
})

test('[AUTH-05] a session that another tab replaced does not end: the player stays, with a new realtime connection', async () => {
  const cache = page({ id: 7 })
  const before = reopened.get()
  api.mockResolvedValueOnce({ id: 7 })
  await over(cache)
  expect(shown(cache)).toBe(7)
  expect(hasPrivateData(cache)).toBe(true)
  expect(sessionBegan).toHaveBeenCalledTimes(1)
  expect(reopened.get()).toBe(before + 1)
})

test('[AUTH-05] [AUTH-19] another player who signed in in another tab replaces the last one and their data', async () => {
  const cache = page({ id: 7 })
  api.mockResolvedValueOnce({ id: 8 })
  await over(cache)
  expect(shown(cache)).toBe(8)
  expect(hasPrivateData(cache)).toBe(false)
})

test('[AUTH-05] a guest’s tab shows the player who signed in in another tab', async () => {
  const cache = page(null)
  api.mockResolvedValueOnce({ id: 8 })
  expect(await adoptSession(cache, router)).toBe(true)
  expect(shown(cache)).toBe(8)
})

test('[ERR-01] an ended or unknown session leaves a guest and is checked once', async () => {
  for (const answer of [Promise.resolve({}), Promise.reject(new Error('network'))]) {
    const cache = page({ id: 7 })
    api.mockReset()
    api.mockReturnValueOnce(answer)
    await Promise.all([over(cache), over(cache)])
    expect(api).toHaveBeenCalledTimes(1)
    expect(shown(cache)).toBeUndefined()
    expect(hasPrivateData(cache)).toBe(false)
    expect(sessionBegan).not.toHaveBeenCalled()
  }
})
