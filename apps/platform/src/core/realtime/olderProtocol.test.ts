import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { testNow } from '../../testing/testApp.ts'
import { standingClock } from '../clock.ts'
import { signConnectToken } from './connectToken.ts'
import { Hub } from './hub.ts'
import { realtimeSockets } from './realtimeSockets.ts'

const tokenSecret = 'a-secret-for-connection-tokens'
const clock = standingClock(testNow)
const hub = new Hub({ clock, tokenSecret, playerOf: async () => 7n })
const realtime = realtimeSockets({ hub, sessions: { find: async () => null }, cookies: { isSecure: false } })
const server = createServer().on('upgrade', (request, socket, head) =>
  realtime.accept({ request, socket, head }, [], null),
)
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => {
  realtime.close()
  server.close()
})

/** A client with the older library: sends and receives frames as they are. */
async function olderClient() {
  const { port } = server.address() as AddressInfo
  const socket = new WebSocket(`ws://127.0.0.1:${port}/connection/websocket`)
  await new Promise((done) => socket.once('open', done))
  const received: unknown[] = []
  const waiting: ((value: unknown) => void)[] = []
  socket.on('message', (data) => {
    const value: unknown = JSON.parse(String(data))
    const next = waiting.shift()
    if (next) next(value)
    else received.push(value)
  })
  return {
    socket,
    send: (value: object) => socket.send(JSON.stringify(value)),
    next: () => (received.length > 0 ? Promise.resolve(received.shift()) : new Promise((done) => waiting.push(done))),
  }
}

const token = signConnectToken(tokenSecret, {
  playerId: 7n,
  sessionId: 1n,
  expiresAt: new Date(testNow.getTime() + 600_000),
})

test('[WIRE-06] a client of the older protocol connects with the fields of the settings, subscribes and is sent messages', async () => {
  const client = await olderClient()
  client.send([{ uid: '1', method: 'connect', params: { user: '7', timestamp: '1', info: '', token } }])
  expect(await client.next()).toMatchObject([
    { uid: '1', method: 'connect', body: { client: expect.any(String), expires: true, expired: false, ttl: 600 } },
  ])
  client.send([
    { uid: '2', method: 'subscribe', params: { channel: 'public:wins' } },
    { uid: '3', method: 'subscribe', params: { channel: 'balance#7' } },
    { uid: '4', method: 'subscribe', params: { channel: 'balance#8' } },
  ])
  expect(await client.next()).toEqual([
    { uid: '2', method: 'subscribe', body: { channel: 'public:wins', status: true } },
    { uid: '3', method: 'subscribe', body: { channel: 'balance#7', status: true } },
    { uid: '4', method: 'subscribe', error: 'permission denied', body: { channel: 'balance#8', status: false } },
  ])
  hub.send('public:wins', { round: 1 })
  expect(await client.next()).toEqual({ method: 'message', body: { channel: 'public:wins', data: { round: 1 } } })
  hub.send('balance#7', { note: 'x'.repeat(70_000) })
  expect(await client.next()).toMatchObject({ method: 'message', body: { channel: 'balance#7' } })
  client.send({ uid: '5', method: 'unsubscribe', params: { channel: 'public:wins' } })
  expect(await client.next()).toEqual([
    { uid: '5', method: 'unsubscribe', body: { channel: 'public:wins', status: true } },
  ])
  client.send({ uid: 6, method: 'ping' })
  expect(await client.next()).toEqual([{ uid: 6, method: 'ping', body: {} }])
  client.send({ uid: '7', method: 'history', params: { channel: 'public:wins' } })
  expect(await client.next()).toMatchObject([{ uid: '7', error: 'not available' }])
  client.socket.close()
})

test('a guest of the older protocol connects without a token', async () => {
  const client = await olderClient()
  client.send({ uid: 'a', method: 'connect', params: null })
  expect(await client.next()).toMatchObject([{ uid: 'a', body: { expires: false, ttl: 0 } }])
  client.socket.close()
})

test.each(['[{"method":"connect"}]', '[{"uid":"1","method":"connect"}', '{"uid":"1","method":1}', '[[]]', '[]'])(
  'an invalid frame of the older protocol, %s, closes the connection',
  async (frame) => {
    const { socket } = await olderClient()
    const closed = new Promise<number>((done) => socket.once('close', done))
    socket.send(frame)
    expect(await closed).toBe(3501)
  },
)

test('of the protocols that a client offers, only JSON is chosen', async () => {
  const { port } = server.address() as AddressInfo
  const url = `ws://127.0.0.1:${port}/connection/websocket`
  const socket = new WebSocket(url, ['centrifuge-protobuf', 'centrifuge-json'])
  await new Promise((done) => socket.once('open', done))
  expect(socket.protocol).toBe('centrifuge-json')
  socket.close()
  const binary = new WebSocket(url, ['centrifuge-protobuf'])
  const error = await new Promise<Error>((done) => binary.once('error', done))
  expect(error.message).toMatch(/subprotocol/)
})
