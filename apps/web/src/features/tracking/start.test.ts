import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { VendorScript } from '../../lib/page/vendorScripts'
import { startTracking } from './start'

const visitor = { isBot: false }
const done: string[] = []
vi.mock('../../lib/reports/isBot', () => ({ isBot: async () => visitor.isBot }))
vi.mock('./landing', () => ({
  landingUrl: () => new URL('https://apogee.test/support'),
  noteLanding: async () => done.push('landing'),
  noteSignUp: async () => done.push('sign-up'),
}))
vi.mock('./vendorScripts', () => ({
  startVendorScripts: ({ documentPath }: { documentPath: string }) => done.push(`scripts ${documentPath}`),
}))
vi.mock('./measurePage', () => ({ measurePage: () => done.push('page') }))
vi.mock('./reportNetwork', () => ({ reportNetwork: () => done.push('line') }))

const visit = (scripts?: readonly VendorScript[]) => ({
  cache: new QueryClient(),
  country: null,
  isBeforeConsent: true,
  pathOf: (pathname: string) => pathname,
  scripts,
  onNavigate: () => undefined,
})
const mutate = (cache: QueryClient, name: string, mutationFn: () => Promise<unknown>) =>
  new MutationObserver(cache, { mutationKey: [`auth.${name}`], mutationFn }).mutate().catch(() => undefined)

beforeEach(() => {
  done.length = 0
  visitor.isBot = false
})

test('[TRK-01] a visit is recorded once, and a sign-up when it has succeeded', async () => {
  const { cache, ...rest } = visit()
  await startTracking({ cache, ...rest })
  expect(done.toSorted()).toEqual(['landing', 'line', 'page'])
  await mutate(cache, 'signUp', () => Promise.reject(new Error('taken')))
  await mutate(cache, 'signIn', async () => ({}))
  expect(done).not.toContain('sign-up')
  await mutate(cache, 'signUp', async () => ({}))
  expect(done.filter((one) => one === 'sign-up')).toHaveLength(1)
})

test('scripts of vendors start where the brand lists some', async () => {
  await startTracking(visit([]))
  expect(done).toContain('scripts /support')
})

test('[ROLE-15] a bot is not tracked at all', async () => {
  visitor.isBot = true
  const { cache, ...rest } = visit([])
  await startTracking({ cache, ...rest })
  await mutate(cache, 'signUp', async () => ({}))
  expect(done).toEqual([])
})
