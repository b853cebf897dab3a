import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSite, type Environment, type SiteOptions } from './site.ts'
import { Streams } from './streams.ts'
import { isWebSocketUpgrade, ownUpgrades } from './upgrades.ts'

// Hostile input, over real connections to a server assembled the way `serve.ts` does it.

const once = <T>(subscribe: (done: (value: T) => void) => unknown) => new Promise<T>((done) => subscribe(done))
const ours = 'casino.test'
const upgradeTo = (path: string, host = ours) =>
  `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`

let server: Server
let streams: Streams
let taken: number
let bytesRead: number
let failed: number
let sockets: Socket[]
let parts: Partial<SiteOptions>

beforeEach(async () => {
  ;[taken, bytesRead, failed, sockets, parts] = [0, 0, 0, [], {}]
  streams = new Streams({ perAddress: 3, total: 5 })
  const readBody = async (request: Request): Promise<Response> => {
    try {
      for await (const chunk of request.body ?? []) bytesRead += chunk.byteLength
    } catch {
      failed += 1
    }
    return new Response('read')
  }
  const visitOf = (request: Request) => ({ ip: ours, isOurHost: new URL(request.url).host === ours })
  server = createServer({ shouldUpgradeCallback: isWebSocketUpgrade })
  server.on(
    'request',
    getRequestListener(
      (request, env) =>
        createSite({
          backEnd: readBody,
          asset: () => undefined,
          publicFile: () => undefined,
          page: async () => new Response('page'),
          visitOf,
          streams,
          isSecure: true,
          ...parts,
        })(request, env as Environment),
      { hostname: 'unnamed.invalid' },
    ),
  )
  ownUpgrades(server, {
    streams,
    sockets: {
      path: '/connection/websocket',
      visitOf: ({ headers }) => ({ ip: String(headers['x-from'] ?? 'one'), isOurHost: headers.host === ours }),
      accept: ({ socket }) => {
        taken += 1
        socket.on('end', () => socket.destroy()).resume()
        socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n')
      },
    },
  })
  await once((done) => server.listen(0, '127.0.0.1', () => done(null)))
})

afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  server.closeAllConnections()
  await once((done) => server.close(done))
})

/** A client that never closes its own half of a connection. */
function dial(text: string): {
  readonly socket: Socket
  readonly heard: Promise<string>
  readonly first: Promise<string>
} {
  // The address of a listening TCP server is never a pipe name.
  const { port } = server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  sockets.push(socket)
  let said = ''
  socket.on('data', (bytes) => {
    said += bytes
  })
  // The connection may be cut off while it sends.
  socket.on('error', () => undefined)
  const first = once<string>((done) => socket.once('data', (bytes) => done(String(bytes))))
  const heard = once<string>((done) => {
    socket.once('end', () => done(said))
    socket.once('close', () => done(said))
  })
  socket.write(text)
  return { socket, heard, first }
}
const open = () => once<number>((done) => server.getConnections((_, count) => done(count)))
const reached = async (wanted: number, count: () => number | Promise<number>) => {
  while ((await count()) !== wanted) await once((done) => setImmediate(done, null))
}
const settled = (wanted: number) => reached(wanted, open)

test.each([
  '/connection/websocketX',
  '/connection/websocket/',
  '/connection/websocket%58',
  '/connection//websocket',
  '/connection',
  '/',
  '/api/player',
  '/studio/api/live/stream',
])('an upgrade of %s is rejected and its socket destroyed, even if the client keeps its half open', async (path) => {
  const dialled = Array.from({ length: 5 }, () => dial(upgradeTo(path)))
  for (const { heard } of dialled) expect(await heard).toMatch(/^HTTP\/1\.1 404 /)
  await settled(0)
  expect([taken, streams.total]).toEqual([0, 0])
})

test('an upgrade of the realtime path is accepted, with a query too, and counted until its socket closes', async () => {
  const { first, socket } = dial(upgradeTo('/connection/websocket?cf_protocol=json'))
  expect(await first).toMatch(/^HTTP\/1\.1 101 /)
  expect([taken, streams.total]).toEqual([1, 1])
  socket.destroy()
  await reached(0, () => streams.total)
})

test('sockets are limited per address and in total', async () => {
  const from = (address: string) =>
    dial(upgradeTo('/connection/websocket').replace('\r\n\r\n', `\r\nX-From: ${address}\r\n\r\n`))
  for (let count = 0; count < 3; count += 1) expect(await from('one').first).toContain(' 101 ')
  expect(await from('one').heard).toMatch(/^HTTP\/1\.1 429 [\s\S]*Retry-After: 30/)
  for (const address of ['two', 'three']) expect(await from(address).first).toContain(' 101 ')
  expect(await from('four').heard).toContain(' 429 ')
  await settled(5)
  sockets[0]?.destroy()
  await reached(4, () => streams.total)
  expect(await from('four').first).toContain(' 101 ')
})

test('a socket requested under a foreign host is destroyed', async () => {
  expect(await dial(upgradeTo('/connection/websocket', 'evil.test')).heard).toMatch(/^HTTP\/1\.1 421 /)
  await settled(0)
})

test('a client that offers HTTP/2 gets a response in its current protocol', async () => {
  const { first } = dial(
    `GET / HTTP/1.1\r\nHost: ${ours}\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n\r\n`,
  )
  expect(await first).toMatch(/^HTTP\/1\.1 200 /)
})

test('streams of live tables are counted like sockets', async () => {
  parts = {
    backEnd: async () => new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
  }
  const stream = () => dial(`GET /studio/api/live/stream HTTP/1.1\r\nHost: ${ours}\r\n\r\n`)
  for (let count = 0; count < 3; count += 1) expect(await stream().first).toContain(' 200 ')
  expect(await stream().first).toMatch(/^HTTP\/1\.1 429 /)
  sockets[0]?.destroy()
  await reached(2, () => streams.total)
  expect(await stream().first).toContain(' 200 ')
})

const announced = (path: string, bytes: number, host = ours) =>
  `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n`
const everyDoor = [
  '/studio/v1/launch',
  '/studio/v1/round',
  '/studio/v1/reveal',
  '/studio/api/rounds',
  '/wallet/v1/bet',
  '/callbacks/x',
  '/log',
  '/',
]

test.each(everyDoor)('a body of 400 MB declared to %s is rejected before a byte is read', async (path) => {
  const { heard, socket } = dial(announced(path, 400_000_000))
  socket.write('x'.repeat(100_000))
  expect(await heard).toMatch(/^HTTP\/1\.1 413 [\s\S]*payload_too_large/)
  expect(bytesRead).toBe(0)
  await settled(0)
})

test.each(everyDoor.filter((path) => path !== '/'))(
  'a body without a length to %s is cut off at the limit',
  async (path) => {
    const { socket, heard } = dial(`POST ${path} HTTP/1.1\r\nHost: ${ours}\r\nTransfer-Encoding: chunked\r\n\r\n`)
    const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`
    const send = () => {
      while (!socket.destroyed && socket.writable && socket.write(chunk));
    }
    socket.on('drain', send)
    send()
    expect(await heard).toMatch(/^HTTP\/1\.1 413 /)
    // No handler has failed on a truncated body.
    expect([bytesRead, failed]).toEqual([0, 0])
    socket.off('drain', send)
  },
)

test('a body within the limit arrives complete, with or without a length', async () => {
  const plain = dial(`${announced('/studio/api/rounds', 5)}12345`)
  expect(await plain.first).toContain(' 200 ')
  const chunked = dial(
    `POST /log HTTP/1.1\r\nHost: ${ours}\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n123\r\n2\r\n45\r\n0\r\n\r\n`,
  )
  expect(await chunked.first).toContain(' 200 ')
  expect(bytesRead).toBe(10)
})

test('a document may be as large as its form', async () => {
  const { first, socket } = dial(announced('/api/player/documents', 1_000_000))
  socket.write('x'.repeat(1_000_000))
  expect(await first).toContain(' 200 ')
  expect(bytesRead).toBe(1_000_000)
})

test('an unknown host is rejected on every listener except the load balancer’s', async () => {
  const get = (path: string, host: string) => dial(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`).first
  for (const path of ['/', '/sitemap.xml', '/api/player', '/studio/play/x']) {
    expect(await get(path, 'evil.test')).toMatch(/^HTTP\/1\.1 421 [\s\S]*no-store/)
  }
  expect(await get('/healthz', '10.0.0.7')).toContain(' 200 ')
  expect(await dial('GET /healthz HTTP/1.0\r\n\r\n').first).toContain(' 200 ')
  expect(await dial('GET / HTTP/1.0\r\n\r\n').first).toContain(' 421 ')
})

test('with HTTPS every response has HSTS', async () => {
  for (const path of ['/', '/api/player', '/assets/none.js', '/studio/play/x']) {
    expect(await dial(`GET ${path} HTTP/1.1\r\nHost: ${ours}\r\n\r\n`).first).toMatch(
      /strict-transport-security: max-age=31536000\r/i,
    )
  }
  parts = { withSubdomains: true }
  expect(await dial(`GET / HTTP/1.1\r\nHost: ${ours}\r\n\r\n`).first).toMatch(/max-age=31536000; includeSubDomains\r/i)
})

test('responses forbid content sniffing', async () => {
  for (const path of ['/openapi.json', '/studio/play/x', '/assets/none.js', '/x'])
    expect(await dial(`GET ${path} HTTP/1.1\r\nHost: ${ours}\r\n\r\n`).first).toMatch(
      /x-content-type-options: nosniff/i,
    )
})

test('TRACE, unknown methods and absolute addresses are rejected on every listener', async () => {
  for (const path of ['/', '/api/player', '/studio/play/x']) {
    for (const method of ['TRACE', 'PROPFIND'])
      expect(await dial(`${method} ${path} HTTP/1.1\r\nHost: ${ours}\r\nCookie: a=b\r\n\r\n`).first).toMatch(
        /^HTTP\/1\.1 405 /,
      )
    for (const host of [ours, 'evil.test'])
      expect(await dial(`GET http://${host}${path} HTTP/1.1\r\nHost: ${ours}\r\n\r\n`).first).toMatch(
        /^HTTP\/1\.1 400 /,
      )
  }
  expect(bytesRead).toBe(0)
})
