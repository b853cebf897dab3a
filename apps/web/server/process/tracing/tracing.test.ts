import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json, text } from 'node:stream/consumers'
import { readConfig } from '@apogee/platform/front'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyGame } from '../../../../platform/src/testing/callObjects.ts'
import { type RunningPlatform, runPlatform } from '../../../../platform/src/testing/runningPlatform.ts'
import type { BackEnd } from '../../backends/backEnd.ts'
import { openRemoteBackEnd } from '../../backends/remote/remoteBackEnd.ts'
import { createSite, type Environment } from '../../http/site.ts'
import { Streams } from '../../http/streams.ts'
import { tracedSite } from './tracedSite.ts'
import { openTracing, type Tracing } from './tracing.ts'

// A browser's request through the front end alone, the platform, its database, the studio and the payment provider, with a
// collector that receives all of them.

interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly { readonly key: string; readonly value: unknown }[]
}
interface Sent {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[]
}

const spans: Span[] = []
const ordered: IncomingMessage['headers'][] = []
const servers: Server[] = []
let platform: RunningPlatform
let backEnd: BackEnd
let tracing: Tracing
let front: string
let folder: string

async function serve(handler: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(handler)
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

beforeAll(async () => {
  const collector = await serve(async (request, response) => {
    const sent = (await json(request)) as Sent
    for (const { scopeSpans } of sent.resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  const provider = await serve(async (request, response) => {
    await text(request)
    ordered.push(request.headers)
    response.writeHead(503).end()
  })
  platform = await runPlatform(() => ({ game_url: '/studio/play/token' }), { PSP_URL: provider })
  folder = await mkdtemp(join(tmpdir(), 'apogee-tracing-'))
  const config = readConfig({ PLATFORM_URL: platform.origin, MODE: 'demo', DATA_DIR: folder, LOG_LEVEL: 'silent' })
  backEnd = await openRemoteBackEnd(config, config.platform!)
  const site = createSite({
    backEnd: (request, env) => backEnd.answer(request, env),
    visitOf: (request, address) => backEnd.visit(request, address),
    asset: () => undefined,
    publicFile: () => undefined,
    page: async () => new Response('page'),
    streams: new Streams({ perAddress: 10, total: 10 }),
    isSecure: false,
  })
  front = await serve(getRequestListener((request, env) => tracedSite(site)(request, env as Environment)))
  tracing = openTracing({ endpoint: collector, service: 'test', share: 1 })
}, 120_000)

afterAll(async () => {
  await tracing.close()
  await backEnd.close()
  await platform.stop()
  for (const server of servers) {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
  await rm(folder, { recursive: true, force: true })
})

const email = 'player@apogee.test'

/** Calls of a signed-in player's page, with the headers of `lib/api/pressTrace`. */
async function ask(path: string, trace: string, span: string, body?: object): Promise<number> {
  const [row] = await platform.db.query<{ id: bigint }>('SELECT id FROM players WHERE email = $1', [email])
  const client = await platform.client(row!.id)
  const answered = await fetch(front + path, {
    method: body ? 'POST' : 'GET',
    redirect: 'manual',
    headers: {
      origin: platform.origin,
      'x-requested-with': 'XMLHttpRequest',
      cookie: client.cookieHeader(),
      traceparent: `00-${trace}-${span}-01`,
      'x-press': '120',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  await answered.text()
  return answered.status
}

/** Waits for spans of a trace with these names; returns each as its name below those of its parents. */
async function pathsOf(trace: string, until: string): Promise<string[]> {
  const own = () => spans.filter(({ traceId }) => traceId === trace)
  await expect.poll(() => own().map(({ name }) => name), { timeout: 20_000 }).toContain(until)
  const byId = new Map(own().map((span) => [span.spanId, span]))
  const path = (span: Span): string => {
    const above = byId.get(span.parentSpanId ?? '')
    return above ? `${path(above)} > ${span.name}` : span.name
  }
  return own().map(path)
}

test('a press is one trace: browser, front end, platform, SQL and studio, each a child of its caller', async () => {
  const [trace, span] = ['a'.repeat(32), 'b'.repeat(16)]
  const { vendor, name, id } = await anyGame(platform)
  expect(await ask(`/games/${vendor}/${name}/${id}`, trace, span)).toBeLessThan(400)
  const paths = await pathsOf(trace, 'browser press')
  const call = 'browser press > GET request > platform GET > games.launch'
  expect(paths).toEqual(expect.arrayContaining(['browser press', call, `${call} > studio /studio/v1/launch`]))
  expect(paths.filter((path) => path.startsWith(`${call} > INSERT`)).length).toBeGreaterThan(0)
  const own = spans.filter(({ traceId }) => traceId === trace)
  expect(own.find(({ name }) => name === 'browser press')).toMatchObject({ spanId: span })
  expect(platform.lines.some((line) => line.includes(`"trace":"${trace}"`) && line.includes('games.launch'))).toBe(true)
}, 60_000)

test('the payment provider receives the trace, and no span contains the player’s input', async () => {
  const [trace, span] = ['c'.repeat(32), 'd'.repeat(16)]
  const order = { payment_method: 'visa', payment_action: 'deposit', currency: 'EUR', amount: '47.11' }
  expect(await ask('/api/payment_processing', trace, span, { ...order, promo: 'words-of-the-player' })).toBe(422)
  const paths = await pathsOf(trace, 'browser press')
  expect(ordered.length).toBeGreaterThan(0)
  for (const { traceparent } of ordered) expect(traceparent).toMatch(new RegExp(`^00-${trace}-[\\da-f]{16}-01$`))
  expect(paths.some((path) => path.endsWith('cashbox.process > payments /deposits'))).toBe(true)
  const told = JSON.stringify(spans.filter(({ traceId }) => traceId === trace))
  // Ids and times contain digits too; these values cannot occur in one.
  for (const one of [order.amount, 'words-of-the-player', email, '_casino_session=']) expect(told).not.toContain(one)
}, 60_000)

test('an invalid header begins a new trace', async () => {
  const before = spans.length
  await ask('/api/player', 'not-a-trace', 'x')
  await expect
    .poll(() => spans.slice(before).some(({ name }) => name === 'GET request'), { timeout: 20_000 })
    .toBe(true)
  const roots = spans.slice(before).filter(({ name }) => name === 'GET request')
  expect(roots.map(({ parentSpanId = '' }) => parentSpanId)).toEqual([''])
}, 60_000)
