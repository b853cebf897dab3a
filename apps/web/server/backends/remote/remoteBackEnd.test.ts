import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@apogee/platform/front'
import { getRequestListener } from '@hono/node-server'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { contentSecurityPolicy } from '../../http/security.ts'
import { createSite, type Environment } from '../../http/site.ts'
import { Streams } from '../../http/streams.ts'
import { isWebSocketUpgrade, ownUpgrades } from '../../http/upgrades.ts'
import type { BackEnd } from '../backEnd.ts'
import { openRemoteBackEnd } from './remoteBackEnd.ts'

// Both halves over real connections: a fake platform, and the front end in front of it, assembled as in `serve.ts`.

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void

let platform: Server
let front: Server
let backEnd: BackEnd
let url: string
let folder: string
let asked: { readonly method: string; readonly path: string; readonly headers: IncomingMessage['headers'] }[]
let answer: Answer
const retryAfterMs = 100

const json = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const listen = (server: Server) =>
  new Promise<number>((done) => server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port)))
const close = (server: Server) =>
  new Promise<void>((done) => {
    server.closeAllConnections()
    server.close(() => done())
  })

beforeEach(async () => {
  ;[asked, answer] = [[], (_, response) => json(response, {}, 404)]
  platform = createServer(async (request, response) => {
    asked.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers })
    let body = ''
    for await (const chunk of request) body += chunk
    answer(request, response, body)
  })
  folder = await mkdtemp(join(tmpdir(), 'apogee-seam-'))
  const port = await listen(platform)
  const config = readConfig({
    PLATFORM_URL: `http://127.0.0.1:${port}`,
    MODE: 'demo',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
  })
  backEnd = await openRemoteBackEnd(config, config.platform!, {
    // Long enough for a response on a busy machine: only one test waits until it has passed.
    browserMs: 3_000,
    renderMs: 20_000,
    failures: 3,
    retryAfterMs,
  })
  front = createServer({ shouldUpgradeCallback: isWebSocketUpgrade })
  const streams = new Streams({ perAddress: 10, total: 10 })
  const site = createSite({
    backEnd: (request, env) => backEnd.answer(request, env),
    visitOf: (request, address) => backEnd.visit(request, address),
    asset: () => undefined,
    publicFile: () => undefined,
    page: async () => new Response('page'),
    streams,
    isSecure: false,
  })
  front.on(
    'request',
    getRequestListener((request, env) => site(request, env as Environment)),
  )
  ownUpgrades(front, { sockets: backEnd.sockets, streams })
  url = `http://localhost:${await listen(front)}`
})

afterEach(async () => {
  backEnd.closeLongLived()
  await Promise.all([close(front), close(platform)])
  await backEnd.close()
  await rm(folder, { recursive: true, force: true })
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers, redirect: 'manual' })
const post = (path: string, body: string | ReadableStream) =>
  fetch(url + path, { method: 'POST', body, duplex: 'half', headers: { origin: url } } as RequestInit)
const render = (path: string) => backEnd.render(new Request(`http://casino.test${path}`))

test('a browser’s request reaches the platform as the visitor’s, and the response comes back unchanged', async () => {
  answer = (_, response, body) =>
    response
      .writeHead(201, { 'set-cookie': ['a=1; Path=/', 'b=2; Path=/; HttpOnly'], 'x-own': 'kept' })
      .end(`said: ${body}`)
  const answered = await post('/api/player/accounts?x=1', 'hello')
  expect(answered.status).toBe(201)
  expect(answered.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/; HttpOnly'])
  expect([answered.headers.get('x-own'), await answered.text()]).toEqual(['kept', 'said: hello'])
  const [{ method, path, headers } = asked[0]!] = asked
  expect([method, path, headers.host, headers['x-forwarded-host']]).toEqual([
    'POST',
    '/api/player/accounts?x=1',
    new URL(url).host,
    new URL(url).host,
  ])
  expect(headers['x-forwarded-for']).toMatch(/127\.0\.0\.1$/)
  expect([headers['x-forwarded-proto'], headers.origin]).toEqual(['http', url])
})

test('a response is streamed, and the stream ends when its reader leaves', async () => {
  let isLeft = () => {}
  const left = new Promise<void>((done) => {
    isLeft = done
  })
  answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n')
    response.once('close', isLeft)
  }
  const answered = await get('/studio/api/live/stream', { accept: 'text/event-stream' })
  const reader = answered.body!.getReader()
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('data: 1\n\n')
  await reader.cancel()
  await left
})

test('a body without a declared length is forwarded complete, with its length', async () => {
  answer = (_, response, body) => response.end(body)
  const pieces = ['one ', 'two ', 'three']
  const body = new ReadableStream({
    pull: (controller) => {
      const piece = pieces.shift()
      if (piece === undefined) controller.close()
      else controller.enqueue(new TextEncoder().encode(piece))
    },
  })
  expect(await (await post('/api/player/documents', body)).text()).toBe('one two three')
  expect(asked[0]?.headers['content-length']).toBe('13')
})

test('[CONST-01] a late response becomes a 504 with a message of the page', async () => {
  answer = () => undefined
  const answered = await get('/api/player', { 'accept-language': 'de' })
  expect(answered.status).toBe(504)
  const body = (await answered.json()) as { errors: { base: { unavailable: string } } }
  expect(body.errors.base.unavailable).toMatch(/ /)
})

test('[WIRE-05] money is sent once: not again when the connection dies before the response, on a new or a reused one', async () => {
  answer = (_, response) => json(response, {})
  await (await get('/api/player')).text()
  answer = (request) => request.socket.destroy()
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const answered = await post('/api/player/payments', '{}')
    expect(answered.status).toBe(502)
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(attempt)
  }
})

test('[WIRE-05] a call that a browser repeats under its key is sent once', async () => {
  answer = (_, response) => json(response, { id: asked.length }, 201)
  const headers = { origin: url, 'idempotency-key': 'k1' }
  const pay = () => fetch(`${url}/api/payment_processing`, { method: 'POST', body: '{}', headers })
  for (let press = 0; press < 2; press += 1) expect(await (await pay()).json()).toEqual({ id: 1 })
})

test('a visitor’s call completes although the visitor has disconnected', async () => {
  let arrived = () => {}
  const isThere = new Promise<void>((done) => {
    arrived = done
  })
  let isCut = false
  const answers: (() => void)[] = []
  answer = (_, response) => {
    response.once('close', () => {
      isCut = !response.writableFinished
    })
    answers.push(() => json(response, {}))
    arrived()
  }
  const leaving = new AbortController()
  const sent = fetch(`${url}/api/player/payments`, { method: 'POST', body: '{}', signal: leaving.signal })
  await isThere
  leaving.abort()
  await expect(sent).rejects.toThrow()
  // By then the front end knows that its visitor disconnected.
  await get('/healthz')
  answers[0]?.()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(isCut).toBe(false)
})

test('[SEO-07] rendering does not wait for an unreachable platform: the circuit opens, tries one call again, and closes', async () => {
  answer = (request) => request.socket.destroy()
  // The circuit reads the date: it stays open until the test changes it, even on a slow machine.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  for (let call = 0; call < 3; call += 1) await expect(render('/api/player')).rejects.toThrow()
  expect(asked).toHaveLength(3)
  await expect(render('/api/player')).rejects.toThrow('did not respond')
  expect(asked).toHaveLength(3)
  expect(await (await get('/readyz')).json()).toEqual({ status: 'degraded', away: ['platform'] })
  answer = (_, response) => json(response, { id: 1 })
  vi.setSystemTime(Date.now() + retryAfterMs)
  expect((await render('/api/player')).status).toBe(200)
  expect(asked).toHaveLength(4)
  expect(await (await get('/readyz')).json()).toEqual({ status: 'ok', away: [] })
})

test('[CONST-01] a slow call of rendering times out and marks the page as incomplete', async () => {
  answer = () => undefined
  let missing = 0
  const from = {
    address: '192.0.2.1',
    country: null,
    renderBy: performance.now() + 50,
    onMissing: () => (missing += 1),
  }
  const since = performance.now()
  await expect(backEnd.render(new Request('http://casino.test/api/player'), from)).rejects.toThrow('timeout')
  // By the deadline of its page, not by the timeout of a call.
  expect(performance.now() - since).toBeLessThan(15_000)
  expect(missing).toBe(1)
})

test('the operator’s own service is handled here, under its newer prefix too', async () => {
  const paths = [
    '/api/fe/config/logo-config',
    '/api-fe/config/logo-config',
    '/client-context',
    '/api-fe/client-context',
  ]
  for (const path of [...paths, '/messages/en.json', '/healthz'])
    expect([path, (await get(path)).status]).toEqual([path, 200])
  expect(asked).toEqual([])
  await get('/api-fe/check-email')
  expect(asked.map(({ path }) => path)).toEqual(['/api-fe/check-email'])
})

test('[SAFE-02] the platform decides what a break hides; without such a call, and for guests in an outage, files are used', async () => {
  const banners = (cookie = '') => get('/api/fe/config/banners-config', cookie === '' ? {} : { cookie })
  const shown = async (answered: Promise<Response>) =>
    ((await (await answered).json()) as { banners: unknown[] }).banners
  const cookie = `_casino_session=${'x'.repeat(43)}`
  answer = (_, response) => json(response, {}, 404)
  expect(await shown(banners())).not.toEqual([])
  answer = (_, response) => json(response, { banners: [] })
  expect(await shown(banners(cookie))).toEqual([])
  answer = (request) => request.socket.destroy()
  expect(await shown(banners())).not.toEqual([])
  expect((await banners(cookie)).status).toBe(502)
})

test('the capabilities are detected from the platform’s responses', async () => {
  answer = (request, response) => json(response, {}, request.url === '/api/lotteries' ? 404 : 200)
  expect(backEnd.capabilities().hiddenPages).toEqual([])
  backEnd.start()
  await vi.waitFor(() => expect(backEnd.capabilities().hiddenPages).toEqual(['/lotteries']))
  answer = (_, response) => json(response, [])
  await render('/api/lotteries')
  expect(backEnd.capabilities().hiddenPages).toEqual([])
})

test('pictures of our games are drawn here; others come from the platform', async () => {
  expect((await get('/media/payment/visa.svg')).headers.get('content-type')).toContain('svg')
  expect(asked).toEqual([])
  await get('/media/own/of/theirs.png')
  expect(asked.map(({ path }) => path)).toEqual(['/media/own/of/theirs.png'])
})

test('a missing mark of a studio, method or status is drawn; an existing one comes from the platform', async () => {
  for (const path of ['/media/studio/1/nordwind.svg', '/media/payment/barter.svg', '/media/status/emperor.svg']) {
    answer = (_, response) => json(response, {}, 404)
    const drawn = await get(path)
    expect([path, drawn.status, drawn.headers.get('content-type')]).toEqual([path, 200, expect.stringContaining('svg')])
    answer = (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Home</h1>')
    expect(await (await get(path)).text()).toContain('<svg')
    answer = (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('theirs')
    expect(await (await get(path)).text()).toBe('theirs')
  }
  answer = (_, response) => json(response, {}, 404)
  expect((await get('/media/own/of/theirs.png')).status).toBe(404)
})

test('a CMS page that the platform lacks comes from the files', async () => {
  const page = await get('/api/cms/pages/terms-and-conditions')
  expect([page.status, (await page.json()).path]).toEqual([200, 'terms-and-conditions'])
  expect((await get('/api/cms/pages/no-such-page')).status).toBe(404)
  answer = (_, response) => json(response, { path: 'terms-and-conditions', title: 'Theirs' })
  expect((await (await get('/api/cms/pages/terms-and-conditions')).json()).title).toBe('Theirs')
})

test('CMS lists merge the rows of both, the platform’s first, and are served during an outage', async () => {
  answer = (_, response) =>
    json(response, [
      { id: 'own', path: 'own' },
      { id: 'fairness', path: 'fairness', title: 'Theirs' },
    ])
  const merged = (await (await get('/api/cms/pages')).json()) as { path: string; title?: string }[]
  expect(merged.slice(0, 2).map(({ path }) => path)).toEqual(['own', 'fairness'])
  expect(merged.filter(({ path }) => path === 'fairness')).toEqual([
    { id: 'fairness', path: 'fairness', title: 'Theirs' },
  ])
  expect(merged.some(({ path }) => path === 'terms-and-conditions')).toBe(true)
  answer = (request) => request.socket.destroy()
  const alone = (await (await get('/api/cms/pages')).json()) as { path: string }[]
  expect(alone.some(({ path }) => path === 'terms-and-conditions')).toBe(true)
})

test('a campaign goes to the platform if it supports campaigns, and is otherwise accepted here', async () => {
  const report = () => post('/log_utm_set', JSON.stringify({ utmMetrics: { utm_source: 'x' } }))
  expect((await report()).status).toBe(204)
  answer = (_, response, body) => json(response, JSON.parse(body), 202)
  expect([(await report()).status, asked.length]).toEqual([202, 2])
})

test('the sitemap includes the platform’s lists, read once', async () => {
  answer = (request, response) => {
    if (request.url === '/api/games/collections') return json(response, [{ id: 'top' }, { id: 'top:au' }])
    if (request.url === '/api/games/providers') return json(response, [{ id: 'nova' }, { id: '../x y' }])
    if (request.url === '/api/games_filter')
      return json(response, { data: [{ provider: 'nova', seo_title: 'ember' }], pagination: { total_pages: 1 } })
    return json(response, {}, 404)
  }
  // Files read for the first time take longer than the short timeouts of these tests.
  await get('/api/cms/pages')
  const paths = await backEnd.listedPaths('apogee')
  expect(paths).toEqual(expect.arrayContaining(['/', '/categories/top', '/producers/nova', '/play/nova/ember']))
  expect(paths).toContain('/terms-and-conditions')
  expect(paths.filter((path) => path.includes(' ') || path.includes('top:'))).toEqual([])
  const calls = asked.length
  await backEnd.listedPaths('apogee')
  expect(asked).toHaveLength(calls)
})

test('realtime is tunnelled: the handshake with the visitor’s cookie, then every byte both ways', async () => {
  platform.on('upgrade', (request, socket, head) => {
    asked.push({ method: 'UPGRADE', path: request.url ?? '', headers: request.headers })
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nX-Own: kept\r\n\r\n')
    socket.write(head)
    socket.on('data', (bytes) => socket.write(`echo ${bytes}`))
    socket.on('end', () => socket.end())
  })
  const { port, host } = new URL(url)
  const socket = connect(Number(port), 'localhost')
  let heard = ''
  socket.on('data', (bytes) => {
    heard += bytes
  })
  socket.write(
    `GET /connection/websocket HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nCookie: _casino_session=x\r\nOrigin: ${url}\r\n\r\n`,
  )
  await vi.waitFor(() => expect(heard).toMatch(/101 Switching Protocols[\s\S]*X-Own: kept\r\n(?:.+\r\n)*\r\n/))
  socket.write('ping')
  await vi.waitFor(() => expect(heard).toMatch(/echo ping$/))
  const { path, headers } = asked[0]!
  expect([path, headers.cookie, headers.host, headers.origin]).toEqual([
    '/connection/websocket',
    '_casino_session=x',
    host,
    url,
  ])
  const closed = new Promise((done) => socket.once('close', done))
  backEnd.closeLongLived()
  await closed
})

test('a rejected handshake is passed to the visitor unchanged, with Retry-After', async () => {
  platform.on('upgrade', (_, socket) =>
    socket.end('HTTP/1.1 503 Service Unavailable\r\nRetry-After: 7\r\nContent-Length: 0\r\n\r\n'),
  )
  const { port, host } = new URL(url)
  const socket = connect(Number(port), 'localhost')
  const heard = new Promise<string>((done) => socket.once('data', (bytes) => done(String(bytes))))
  socket.write(
    `GET /connection/websocket HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  )
  expect(await heard).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\nRetry-After: 7\r\n/)
  socket.destroy()
})

test('pages may connect to the origin of a separate realtime server, and to no other', async () => {
  const policyOf = async (env: Record<string, string>) => {
    const config = readConfig({ PLATFORM_URL: 'http://127.0.0.1:1', DATA_DIR: folder, LOG_LEVEL: 'silent', ...env })
    const other = await openRemoteBackEnd(config, config.platform!)
    const { connectOrigins: connected, partnerSources: partners } = other
    await other.close()
    const origins = { captcha: [], betting: [], connected, payments: [], partners }
    const policy = contentSecurityPolicy('n', [], false, origins)
    return policy.split('; ').find((directive) => directive.startsWith('connect-src'))
  }
  const env = { MODE: 'demo' }
  expect(await policyOf(env)).toBe("connect-src 'self'")
  const elsewhere = { ...env, PLATFORM_SOCKET_URL: 'wss://live.casino.example/connection/websocket' }
  expect(await policyOf(elsewhere)).toBe("connect-src 'self' wss://live.casino.example")
})
