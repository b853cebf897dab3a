import { routes } from '@apogee/contract/protocol/routes'
import { expect, test } from 'vitest'
import { createSite, type Environment } from './site.ts'
import { Streams } from './streams.ts'

const site = createSite({
  backEnd: () => new Response('back end'),
  asset: (_, path) => (path === '/assets/a.js' ? new Response('asset') : undefined),
  publicFile: (_, path) => (path === '/robots.txt' ? Promise.resolve(new Response('public file')) : undefined),
  page: async () => new Response('page'),
  visitOf: () => ({ ip: '192.0.2.1', isOurHost: true }),
  streams: new Streams({ perAddress: 1, total: 1 }),
  isSecure: false,
})
const env = {
  incoming: { socket: {}, url: '/' },
  outgoing: { setHeader: () => undefined },
} as unknown as Environment
const whoAnswers = async (path: string) => (await site(new Request(`http://apogee.test${path}`), env)).text()

test.each(Object.entries(routes))('[WIRE-01] %s reaches the back end', async (_, route) => {
  const path = route.split(' ')[1]!.replace(/:\w+(\{\.\+\})?/g, 'x')
  expect(await whoAnswers(path)).toBe('back end')
})

test.each([
  ['/media/tile/1/a/b/344.avif', 'back end'],
  ['/sandbox/mail', 'back end'],
  ['/openapi.json', 'back end'],
  ['/api/no/such/call', 'back end'],
  ['/studio/', 'back end'],
  ['/assets/a.js', 'asset'],
  ['/assets/old.js', 'Not found'],
  ['/robots.txt', 'public file'],
  ['/', 'page'],
  ['/apiary', 'page'],
  ['/de/games', 'page'],
  ['/promotions', 'page'],
])('%s is handled by the %s', async (path, who) => {
  expect(await whoAnswers(path)).toBe(who)
})

test.each(['/assets/a.js', '/robots.txt'])('%s is read only', async (path) => {
  const answer = await site(new Request(`http://apogee.test${path}`, { method: 'POST' }), env)
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('a plain request to the address of the sockets gets 426, which requires an upgrade', async () => {
  const answer = await site(new Request('http://apogee.test/connection/websocket'), env)
  expect([answer.status, answer.headers.get('upgrade')]).toEqual([426, 'websocket'])
})

test.each(['/', '/assets/a.js', '/robots.txt', '/api/player', '/no/such/page'])(
  'HEAD %s is answered with the headers of GET',
  async (path) => {
    const get = await site(new Request(`http://apogee.test${path}`), env)
    const head = await site(new Request(`http://apogee.test${path}`, { method: 'HEAD' }), env)
    expect(head.status).toBe(get.status)
    const length = String((await get.arrayBuffer()).byteLength)
    expect(Object.fromEntries(head.headers)).toEqual({ ...Object.fromEntries(get.headers), 'content-length': length })
    expect(await head.text()).toBe('')
  },
)

const notFound = createSite({
  backEnd: () => Response.json({ errors: { base: { not_found: true } } }, { status: 404 }),
  asset: () => undefined,
  publicFile: () => undefined,
  page: async () => new Response('page'),
  visitOf: () => ({ ip: '192.0.2.1', isOurHost: true }),
  streams: new Streams({ perAddress: 1, total: 1 }),
  isSecure: false,
})

test.each([
  ['/games/live', { 'sec-fetch-mode': 'navigate' }, 'page'],
  ['/games', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }, 'page'],
  ['/games/live', {}, 'data'],
  ['/games/live', { accept: 'application/json' }, 'data'],
  ['/games/live', { 'sec-fetch-mode': 'cors' }, 'data'],
  ['/api/no/such/call', { 'sec-fetch-mode': 'navigate' }, 'data'],
])('a 404 of the back end for %s, requested with %j, becomes the %s', async (path, headers, what) => {
  const answer = await notFound(new Request(`http://apogee.test${path}`, { headers }), env)
  expect(await answer.text()).toBe(what === 'page' ? 'page' : '{"errors":{"base":{"not_found":true}}}')
})

test.each(['/openapi.json', '/sitemap-1.xml'])('%s is limited per address and minute', async (path) => {
  let answers = 0
  const limited = createSite({
    backEnd: () => new Response('document'),
    asset: () => undefined,
    publicFile: async () => new Response('document'),
    page: async () => new Response('page'),
    visitOf: (request) => ({ ip: request.headers.get('x-from') ?? 'one', isOurHost: true }),
    streams: new Streams({ perAddress: 1, total: 1 }),
    isSecure: false,
  })
  const get = (headers: Record<string, string> = {}) =>
    limited(new Request(`http://apogee.test${path}`, { headers }), env)
  let last = await get()
  for (; last.status === 200 && answers < 1_000; answers += 1) last = await get()
  expect(answers).toBeGreaterThanOrEqual(100)
  expect([last.status, last.headers.get('retry-after')]).toEqual([429, '1'])
  expect((await get({ 'x-from': 'another' })).status).toBe(200)
})
