import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../lib/api'
import type { StaticPage } from './model'
import { loadPage, pageOf } from './pageOf'
import { pageQuery, promotionFlagsQuery } from './pageQueries'

const api = vi.hoisted(() => vi.fn())
vi.mock('../../lib/api', async (original) => ({ ...(await original<typeof import('../../lib/api')>()), api }))

type Context = Parameters<typeof pageOf>[0]

const page = (slug: string, children: string[] = []): StaticPage => ({
  slug,
  title: slug,
  headTitle: '',
  description: '',
  keywords: '',
  html: '',
  headings: [],
  children: children.map((child) => ({ slug: child, title: child, description: '' })),
})

function contextOf(flags: Record<string, boolean> | undefined, groups: string[]): Context {
  const queryClient = new QueryClient()
  const pages = [page('promotions', ['promotions/on', 'promotions/off', 'promotions/absent']), page('promotions/off')]
  for (const each of pages) queryClient.setQueryData(pageQuery(each.slug, 'en').queryKey, each)
  queryClient.setQueryData(promotionFlagsQuery.queryKey, flags)
  // The only parts of site and player it reads.
  const player = { statuses: groups.map((id) => ({ id, name: id })) }
  return { queryClient, site: { locale: 'en' }, player } as unknown as Context
}

const flags = { on: true, off: false }
const all = ['promotions/on', 'promotions/off', 'promotions/absent']

test.each([
  [
    '[ROLE-03] [OPEN-71] a player sees all pages that are not switched off',
    flags,
    ['257'],
    ['promotions/on', 'promotions/absent'],
    false,
  ],
  ['[ROLE-02] a tester of group 21 sees every managed page', flags, ['21'], all, true],
  ['[ROLE-02] a tester of group 916 sees every managed page', flags, ['916'], all, true],
  ['[ERR-04] without loaded flags no page is hidden', undefined, [], all, true],
])('%s', (_, loaded, groups, listed, isThere) => {
  const context = contextOf(loaded, groups)
  expect(pageOf(context, 'promotions')?.children?.map(({ slug }) => slug)).toEqual(listed)
  expect(pageOf(context, 'promotions/off') !== null).toBe(isThere)
})

test('a player in a break has no promotions', () => {
  const context = contextOf({ on: true }, [])
  const player = { statuses: [], break_until: '9999-12-31T00:00:00.000Z' } as unknown as NonNullable<Context['player']>
  expect(pageOf({ ...context, player }, 'promotions')?.children).toEqual([])
  expect(pageOf({ ...context, player }, 'promotions/off')).toBeNull()
  expect(pageOf(context, 'promotions/off')).not.toBeNull()
})

test('[ERR-13] an unknown page is null', () => {
  expect(pageOf(contextOf({}, []), 'nothing')).toBeNull()
})

describe('a page whose call fails', () => {
  const context = () => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    return { queryClient, site: { locale: 'en', texts: { need: async () => undefined } }, player: null } as never
  }

  test('[ERR-04] is shown without its text, and is requested again', async () => {
    api.mockRejectedValue(new ApiError(503, null))
    const own = context()
    expect(await loadPage(own, 'privacy-policy')).toMatchObject({ title: 'Privacy policy', html: '', isBlank: true })
    const { queryClient } = own as Context
    expect(queryClient.getQueryState(pageQuery('privacy-policy', 'en').queryKey)?.isInvalidated).toBe(true)
  })

  test('[CMS-05] still sends a guest to log in if it is for players only', async () => {
    api.mockRejectedValue(new ApiError(401, null))
    await expect(loadPage(context(), 'club')).rejects.toThrow(ApiError)
  })
})
