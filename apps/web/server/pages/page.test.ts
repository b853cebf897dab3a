import { expect, test, vi } from 'vitest'
import type { RenderedPage } from '../../src/lib/page/pageRequest.ts'
import { plainPages } from '../testing/plainPages.ts'
import { type PageOptions, pageServer } from './page.ts'

const emptyPage = '<!doctype html><html><head></head><body></body></html>'
const rendering = (response: Response, html = emptyPage, isIncomplete = false): RenderedPage => ({
  response,
  html,
  isIncomplete,
  isForDevice: false,
})

/** A page server with empty pages that records what is rendered. */
function serve(options: Partial<PageOptions> = {}) {
  const rendered: string[] = []
  const answer = pageServer({
    render: async (request) => {
      const { pathname, search } = new URL(request.url)
      rendered.push(pathname + search)
      if (pathname === '/moved')
        return rendering(new Response(null, { status: 307, headers: { location: `/sign-in${search}` } }))
      return rendering(new Response(null, { status: pathname === '/nothing' ? 404 : 200 }))
    },
    fetchPlatform: async () => new Response(null, { status: 404 }),
    visitOf: (request) => ({
      ip: request.headers.get('x-from') ?? '192.0.2.1',
      origin: 'https://apogee.test',
      brand: { id: 'apogee', hosts: ['apogee.test'], frameAncestors: [] },
      country: null,
      isRestricted: false,
      currency: 'EUR',
      hasSession: request.headers.has('cookie'),
      isBot: false,
      device: 'desktop',
    }),
    ...plainPages,
    ...options,
  })
  const get = (path: string, headers: Record<string, string> = {}) =>
    answer(new Request(`https://apogee.test${path}`, { headers }), '192.0.2.1')
  const post = (path: string, body: string) =>
    answer(new Request(`https://apogee.test${path}`, { method: 'POST', body }), '192.0.2.1')
  return { get, post, rendered }
}

test('guests share a page regardless of query parameters that the page does not read', async () => {
  const { get, rendered } = serve()
  for (let guess = 0; guess < 30; guess += 1) expect((await get(`/?q=${guess}&q=x`)).status).toBe(200)
  expect(rendered).toEqual(['/'])
})

test('a page marks presses for tracing only where the server traces', async () => {
  const html = async (isTraced: boolean) => (await serve({ isTraced }).get('/')).text()
  expect(await html(true)).toContain('<html data-traced>')
  expect(await html(false)).not.toContain('data-traced')
})

test('a page contains the address of another platform’s game pictures', async () => {
  const gamePictures = 'https://pictures.example/{identifier}.webp'
  const named: typeof plainPages.brandOf = (...asked) => {
    const { brand, ...rest } = plainPages.brandOf(...asked)
    return { ...rest, brand: { ...brand, gamePictures } }
  }
  expect(await (await serve({ brandOf: named }).get('/')).text()).toContain(
    `<html data-game-pictures="${gamePictures}">`,
  )
})

test('pages with differing queries are limited per address', async () => {
  const { get, rendered } = serve()
  const ask = (page: number, from = '192.0.2.1') => get(`/?page=${page}`, { 'x-from': from })
  for (let page = 1; page <= 10; page += 1) expect((await ask(page)).status).toBe(200)
  const refused = await ask(11)
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
    429,
    '2',
    'private, no-store',
  ])
  expect(rendered).toHaveLength(10)
  expect((await ask(11, '192.0.2.2')).status).toBe(200)
  // A cached page costs nothing.
  await get('/promotions', { 'x-from': '192.0.2.3' })
  expect((await get('/promotions')).status).toBe(200)
})

test('only a page that is the same for all guests may enter the back/forward cache of a browser, and none its HTTP cache', async () => {
  const { get } = serve()
  const caching = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await get(path, headers)
    return [answer.headers.get('cache-control'), answer.headers.get('vary')]
  }
  const own = ['private, no-store', 'Accept-Encoding, Cookie, User-Agent']
  expect(await caching('/promotions')).toEqual(['private, no-cache', '*'])
  expect(await caching('/promotions', { cookie: 'session=1' })).toEqual(own)
  expect(await caching('/?page=2')).toEqual(own)
  expect(await caching('/nothing')).toEqual(own)
})

test('when too many pages are rendered at once, the next visitor gets a 503 with Retry-After', async () => {
  let open = () => {}
  const held = new Promise<void>((done) => {
    open = done
  })
  const { get } = serve({
    pagesPerMinute: 1_000_000,
    render: async () => {
      await held
      return rendering(new Response(null))
    },
  })
  const pages = Array.from({ length: 72 }, (_, page) => get(`/?page=${page + 1}`))
  const refused = await get('/?page=73')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  open()
  expect(new Set((await Promise.all(pages)).map(({ status }) => status))).toEqual(new Set([200]))
})

test('a guest’s page reports its age, and every page the time', async () => {
  const { get } = serve()
  expect((await get('/')).headers.get('server-timing')).toMatch(/^now;dur=\d{13}$/)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 9_000)
  expect((await get('/')).headers.get('server-timing')).toMatch(/^age;dur=9\d{3}, now;dur=\d{13}$/)
  vi.restoreAllMocks()
})

test('a page reports the platform’s time, and is rendered again once the platform’s clock has changed', async () => {
  const dayMs = 86_400_000
  let skewMs = 0
  const { get, rendered } = serve({ skewMs: () => skewMs })
  await get('/')
  skewMs = 6 * dayMs
  const [reported] = (await get('/')).headers.get('server-timing')?.match(/\d{13}/) ?? []
  expect(Math.abs(Number(reported) - Date.now() - skewMs)).toBeLessThan(dayMs)
  expect(rendered).toEqual(['/', '/'])
  // A slower response must not count as another time.
  skewMs += 1_000
  await get('/')
  expect(rendered).toHaveLength(2)
})

test('an address without a page is rendered once', async () => {
  const { get, rendered } = serve()
  expect((await get('/nothing')).status).toBe(404)
  expect(rendered).toEqual(['/nothing'])
})

test('a redirect of a guest is rendered once, and keeps the query', async () => {
  const { get, rendered } = serve()
  const { status, headers } = await get('/moved')
  expect([status, headers.get('location')]).toEqual([307, '/sign-in'])
  expect(rendered).toEqual(['/moved'])
  expect((await get('/moved?from=mail')).headers.get('location')).toBe('/sign-in?from=mail')
})

test('a player’s page is rendered for every request', async () => {
  const { get, rendered } = serve()
  for (let page = 0; page < 2; page += 1) await get('/', { cookie: 'x' })
  expect(rendered).toHaveLength(2)
})

test('an incomplete guest page is sent to its visitor and never replaces a complete one in the cache', async () => {
  let isAway = false
  const { get } = serve({
    render: async () =>
      rendering(
        new Response(null),
        `<!doctype html><html><head></head><body>${isAway ? 'half' : 'whole'}</body></html>`,
        isAway,
      ),
    hiddenPages: () => [],
    contentVersion: () => '1',
  })
  const shown = async (path: string) => {
    const answer = await get(path)
    return [answer.status, answer.headers.get('x-page'), /half|whole/.exec(await answer.text())?.[0]]
  }
  expect(await shown('/')).toEqual([200, null, 'whole'])
  isAway = true
  expect(await shown('/promotions')).toEqual([200, null, 'half'])
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 15_000)
  expect((await shown('/'))[2]).toBe('whole')
  await vi.waitFor(async () => expect(await shown('/')).toEqual([200, 'stale', 'whole']))
  isAway = false
  expect(await shown('/promotions')).toEqual([200, null, 'whole'])
  vi.restoreAllMocks()
})

test('a form submitted before its scripts have loaded is redirected to its page, without the typed values', async () => {
  const { post } = serve()
  const answer = await post('/profile/security?tab=1', 'password=Rocket-2026%21')
  expect([answer.status, answer.headers.get('location')]).toEqual([303, 'https://apogee.test/profile/security?tab=1'])
  expect((await post('//evil.example/x', '')).headers.get('location')).toMatch(/^https:\/\/apogee\.test\//)
})

test('[SEC-03] the policy of a page names the vendors that its brand lists for it, in every language and from the cache too', async () => {
  const { get } = serve({
    brandOf: (...from) => {
      const served = plainPages.brandOf(...from)
      const script = {
        ...{ id: 'chat', src: 'https://chat.test/a.js', category: 'functional' as const, pages: ['/support'] },
        ...{ sources: {}, stores: [], writesHtml: false },
      }
      return { ...served, brand: { ...served.brand, scripts: [script] } }
    },
  })
  const isAllowed = async (path: string) =>
    (await get(path)).headers.get('content-security-policy')?.includes('https://chat.test')
  for (const path of ['/support', '/support', '/de/support?x=1'])
    expect([path, await isAllowed(path)]).toEqual([path, true])
  for (const path of ['/', '/de/promotions', '/support/x']) expect([path, await isAllowed(path)]).toEqual([path, false])
})
