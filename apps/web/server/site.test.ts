import { routes } from '@apogee/contract/routes'
import { expect, test } from 'vitest'
import { createSite, type Environment } from './site.ts'
import { Streams } from './streams.ts'

const site = createSite({
  platform: () => new Response('platform'),
  studio: () => new Response('studio'),
  asset: (_, path) => (path === '/assets/a.js' ? new Response('asset') : undefined),
  publicFile: (_, path) => (path === '/robots.txt' ? Promise.resolve(new Response('public file')) : undefined),
  page: async () => new Response('page'),
  visitOf: () => ({ ip: '192.0.2.1', isOurHost: true }),
  streams: new Streams({ perAddress: 1, total: 1 }),
  isSecure: false,
})
const env = { incoming: { socket: {} } } as unknown as Environment
const whoAnswers = async (path: string) => (await site(new Request(`http://apogee.test${path}`), env)).text()

test.each(Object.entries(routes))('[WIRE-01] %s reaches the platform', async (_, route) => {
  const path = route.split(' ')[1]!.replace(/:\w+(\{\.\+\})?/g, 'x')
  expect(await whoAnswers(path)).toBe('platform')
})

test.each([
  ['/media/tile/1/a/b/344.avif', 'platform'],
  ['/sandbox/mail', 'platform'],
  ['/connection/websocket', 'platform'],
  ['/openapi.json', 'platform'],
  ['/api/no/such/call', 'platform'],
  ['/studio/', 'studio'],
  ['/assets/a.js', 'asset'],
  ['/assets/old.js', 'Not found'],
  ['/robots.txt', 'public file'],
  ['/', 'page'],
  ['/apiary', 'page'],
  ['/de/games', 'page'],
  ['/promotions', 'page'],
])('%s is answered by the %s', async (path, who) => {
  expect(await whoAnswers(path)).toBe(who)
})
