import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect as dial } from 'node:net'
import { Centrifuge, type Subscription } from 'centrifuge'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { onEachEngine } from '../../testing/databases.ts'
import { testNow } from '../../testing/testApp.ts'
import { standingClock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { cookieName } from '../http/visits/cookie.ts'
import { Sessions } from '../sessions/session.ts'
import { signConnectToken } from './connectToken.ts'
import { Hub } from './hub.ts'
import { type RealtimeSockets, realtimeSockets } from './realtimeSockets.ts'

const secret = 'a-secret-for-connection-tokens'
const cookies = { isSecure: false, isEmbedded: false }
const publicUrl = 'http://casino.test'
const message = {
  currency: 'EUR',
  amount_cents: 5000,
  available_to_cashout_cents: 5000,
  available_to_bet_with_locked_cent: 5000,
  hidden_at: null,
  deposit_available: true,
  selected_lottery_id: null,
  active: true,
  version: 3,
}
const win = { player: { nickname: 'Nova' }, round: { bet: 1, win: 9, currency: 'EUR' }, game: { identifier: 'a/B' } }

const brandOf = ({ headers }: IncomingMessage) => String(headers['x-brand'] ?? 'apogee')

const once = <T>(listen: (done: (value: T) => void) => unknown) => new Promise<T>((done) => listen(done))

onEachEngine((open) => {
  const clock = standingClock(testNow)
  let db: Db
  let sessions: Sessions
  let hub: Hub
  let realtime: RealtimeSockets
  let url: string
  const server = createServer()
  const clients: Centrifuge[] = []
  beforeAll(async () => {
    db = await open()
    sessions = new Sessions({
      db,
      clock,
      loadPlayer: async (id) => ({ id, currency: 'EUR', licence: 'CW' }),
      onEnded: (sessionId, playerId) => hub.disconnect({ sessionId, playerId }),
    })
    hub = new Hub({ clock, tokenSecret: secret, playerOf: (id, brand) => sessions.playerOf(id, brand), pingSeconds: 1 })
    realtime = realtimeSockets({ hub, sessions, cookies })
    server.on('upgrade', (request, socket, head) =>
      realtime.accept({ request, socket, head }, [publicUrl, `http://${request.headers.host}`], brandOf(request)),
    )
    await once<void>((done) => server.listen(0, '127.0.0.1', done))
    // A listening TCP server's address is never a pipe's name.
    url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/connection/websocket`
  })
  afterEach(() => {
    for (const client of clients.splice(0)) client.disconnect()
  })
  afterAll(async () => {
    realtime.close()
    server.close()
    await db.close()
  })

  const signIn = (playerId: bigint, brand?: string) =>
    sessions.open({ ip: '192.0.2.1', userAgent: 'test', ...(brand && { brand }) }, { playerId })

  /** The official client, with the headers a browser would send at the upgrade. */
  function connect(
    options: {
      cookie?: string
      origin?: string
      brand?: string
      token?: string
      getToken?: () => Promise<string>
    } = {},
  ) {
    const { cookie, origin, brand, ...rest } = options
    class Socket extends WebSocket {
      constructor(address: string) {
        super(address, {
          headers: {
            ...(cookie && { cookie: `${cookieName(cookies)}=${cookie}` }),
            ...(origin && { origin }),
            ...(brand && { 'x-brand': brand }),
          },
        })
      }
    }
    const client = new Centrifuge(url, { websocket: Socket, minReconnectDelay: 1, maxReconnectDelay: 20, ...rest })
    clients.push(client)
    client.connect()
    return client
  }
  async function joined(client: Centrifuge, channel: string): Promise<Subscription> {
    const subscription = client.newSubscription(channel)
    const ready = once((done) => subscription.once('subscribed', done))
    subscription.subscribe()
    await ready
    return subscription
  }
  const refused = async (client: Centrifuge, channel: string): Promise<number> => {
    const subscription = client.newSubscription(channel)
    const over = once<{ code: number }>((done) => subscription.once('unsubscribed', done))
    subscription.subscribe()
    return (await over).code
  }
  const next = async (subscription: Subscription): Promise<unknown> =>
    (await once<{ data: unknown }>((done) => subscription.once('publication', done))).data

  test('[WIRE-06] the official client joins a public channel as a guest and gets its publications', async () => {
    const channel = await joined(connect(), 'public:wins')
    const received = next(channel)
    hub.publish('public:wins', win)
    expect(await received).toEqual(win)
  })

  test('[WIRE-06] a hub that closes disconnects its clients, and they reconnect', async () => {
    const client = connect()
    const channel = await joined(client, 'public:wins')
    const gone = once<{ code: number }>((done) => client.once('connecting', done))
    const back = once((done) => channel.once('subscribing', () => channel.once('subscribed', done)))
    hub.close()
    expect((await gone).code).toBe(3001)
    await back
  })

  test('[WIRE-06] a private channel opens only to its own player, by their session cookie', async () => {
    const client = connect({ cookie: await signIn(7n) })
    const channel = await joined(client, 'balance#7')
    const received = next(channel)
    hub.publishTo(8n, 'balance', { ...message, amount_cents: 1 })
    hub.publishTo(7n, 'balance', message)
    expect(await received).toEqual(message)
    expect(await refused(client, 'balance#8')).toBe(103)
    expect(await refused(connect(), 'balance#7')).toBe(103)
    expect(await refused(connect({ cookie: 'x'.repeat(43) }), 'balance#7')).toBe(103)
  })

  test('[RTM-06] notifications and tournament notifications come over the socket to their own player only', async () => {
    const [mine, other] = [connect({ cookie: await signIn(7n) }), connect({ cookie: await signIn(8n) })]
    const tournament = {
      event: 'tournament_started',
      id: 5,
      title: 'Daily Dash',
      start_at: testNow.toISOString(),
      end_at: testNow.toISOString(),
    } as const
    const notification = { id: 3, title: 'You are now Bronze' } as never
    const [news, personal] = [
      await joined(mine, 'tournament_notifications#7'),
      await joined(mine, 'personal_notifications#7'),
    ]
    const theirs = await joined(other, 'tournament_notifications#8')
    const received = [next(news), next(personal), next(theirs)]
    hub.publishTo(7n, 'tournament_notifications', tournament)
    hub.publishTo(7n, 'personal_notifications', notification)
    hub.publishTo(8n, 'tournament_notifications', { ...tournament, id: 6 })
    expect(await Promise.all(received)).toEqual([tournament, notification, { ...tournament, id: 6 }])
    expect(await refused(other, 'tournament_notifications#7')).toBe(103)
    expect(await refused(connect(), 'personal_notifications#7')).toBe(103)
  })

  test('[WIRE-06] a page that connects after it was rendered gets the messages since', async () => {
    const client = connect({ cookie: await signIn(7n) })
    const epoch = hub.retainMessages(7n) ?? ''
    hub.publishTo(7n, 'balance', message)
    const balance = client.newSubscription('balance#7', { since: { epoch, offset: 0 } })
    const ready = once<{ recovered: boolean }>((done) => balance.once('subscribed', done))
    const missed = next(balance)
    balance.subscribe()
    expect([(await ready).recovered, await missed]).toEqual([true, message])
  })

  test("[WIRE-06] the newer flow's names of channels, `ws:{client_name}:{name}`, are the same channels", async () => {
    const client = connect({ cookie: await signIn(7n) })
    const wins = await joined(client, 'ws:apogee:public:wins')
    const own = await joined(client, 'ws:apogee:balance#7')
    const plain = await joined(connect({ cookie: await signIn(7n) }), 'balance#7')
    const received = [next(wins), next(own), next(plain)]
    hub.publish('public:wins', win)
    hub.publishTo(7n, 'balance', message)
    expect(await Promise.all(received)).toEqual([win, message, message])
    expect(hub.hasSubscribers(7n, 'balance')).toBe(true)
    expect(await refused(client, 'ws:apogee:balance#8')).toBe(103)
    expect(await refused(client, 'ws:apogee:nonsense#7')).toBe(102)
    expect(await refused(connect(), 'ws:apogee:balance#7')).toBe(103)
  })

  test('commands that arrive together are answered together, and later publications follow the answers', async () => {
    const socket = new WebSocket(url)
    await once((done) => socket.once('open', done))
    const frames: string[] = []
    const three = once<void>((done) => socket.on('message', (data) => frames.push(String(data)) === 3 && done()))
    const commands = ['public:wins', 'public:jackpots_changes'].map((channel, at) => ({
      id: at + 2,
      subscribe: { channel },
    }))
    socket.send(['{"id":1,"connect":{}}', ...commands.map((command) => JSON.stringify(command))].join('\n'))
    socket.send('{"id":4,"ping":{}}')
    await vi.waitFor(() => expect(frames).toHaveLength(2))
    hub.publish('public:wins', win)
    await three
    const ids = frames.map((frame) => frame.split('\n').map((line) => JSON.parse(line).id))
    expect(ids).toEqual([[1, 2, 3], [4], [undefined]])
    socket.close()
  })

  test('an accepted connection gets the time over which its page should spread its reload', async () => {
    const client = connect()
    const connected = once<{ data?: { read_within_ms?: number } }>((done) => client.once('connected', done))
    expect((await connected).data?.read_within_ms).toBeGreaterThan(0)
  })

  test('[WIRE-06] presence is reported once, when the first connection joins and when the last has left', async () => {
    const told: [string, boolean][] = []
    hub.onPresence((key, isHere) => told.push([key, isHere]))
    const [first, second] = [connect({ cookie: await signIn(41n) }), connect({ cookie: await signIn(41n) })]
    const balance = await joined(first, 'balance#41')
    await joined(first, 'bonuses_changes#41')
    await joined(second, 'ws:apogee:balance#41')
    expect([...hub.present()]).toContain('41')
    balance.unsubscribe()
    await vi.waitFor(() => expect(hub.hasSubscribers(41n, 'balance')).toBe(true))
    expect(hub.subscribers()).toContain(41n)
    first.disconnect()
    await vi.waitFor(() => expect(hub.hasSubscribers(41n, 'bonuses_changes')).toBe(false))
    expect(hub.hasSubscribers(41n, 'balance')).toBe(true)
    second.disconnect()
    await vi.waitFor(() => expect(hub.subscribers()).not.toContain(41n))
    hub.onPresence(() => undefined)
    expect(told.filter(([key]) => key === '41')).toEqual([
      ['41', true],
      ['41', false],
    ])
  })

  test('unknown channels are rejected', async () => {
    const client = connect({ cookie: await signIn(7n) })
    for (const channel of ['nonsense', 'nonsense#7', 'balance#7#7', 'toString#7']) {
      expect(await refused(client, channel)).toBe(102)
    }
  })

  test('[WIRE-06] a connection token opens the private channels as long as its session lives', async () => {
    await signIn(7n)
    const [session] = await sessions.list(7n)
    const expiresAt = new Date(clock.now().getTime() + 60_000)
    const sign = (claims: object) =>
      signConnectToken(secret, { playerId: 7n, sessionId: session!.id, expiresAt, ...claims })
    await joined(connect({ token: sign({}) }), 'balance#7')

    const closed = (token: string) => once<{ code: number }>((done) => connect({ token }).once('disconnected', done))
    expect((await closed(`${sign({}).slice(0, -2)}xx`)).code).toBe(3500)
    expect((await closed(sign({ playerId: 8n }))).code).toBe(3500)
    const asked = once<void>((done) =>
      connect({ token: sign({ expiresAt: new Date(0) }), getToken: async () => sign({}) }).once('connected', () =>
        done(),
      ),
    )
    await asked
    await sessions.endAll(7n)
    expect((await closed(sign({}))).code).toBe(3500)
  })

  test('[SEC-01] a session of one brand is rejected on the host of another, by cookie or by token', async () => {
    const cookie = await signIn(9n, 'apogee')
    const [session] = await sessions.list(9n)
    const expiresAt = new Date(clock.now().getTime() + 60_000)
    const token = signConnectToken(secret, { playerId: 9n, sessionId: session!.id, expiresAt })
    await joined(connect({ cookie, brand: 'apogee' }), 'balance#9')
    await joined(connect({ token, brand: 'apogee' }), 'balance#9')
    expect(await refused(connect({ cookie, brand: 'halcyon' }), 'balance#9')).toBe(103)
    const closed = once<{ code: number }>((done) => connect({ token, brand: 'halcyon' }).once('disconnected', done))
    expect((await closed).code).toBe(3500)
  })

  test('a connection whose token expires is prolonged by a fresh one', async () => {
    const soon = () => new Date(clock.now().getTime() + 1500)
    const sign = () => signConnectToken(secret, { playerId: 7n, sessionId: null, expiresAt: soon() })
    let asked: (() => void) | undefined
    const refreshed = new Promise<void>((done) => {
      asked = done
    })
    const client = connect({
      token: sign(),
      getToken: async () => {
        asked?.()
        return sign()
      },
    })
    const channel = await joined(client, 'balance#7')
    await refreshed
    const received = next(channel)
    hub.publishTo(7n, 'balance', message)
    expect(await received).toEqual(message)
  })

  test('[SEC-01] a session that ends closes its connections for good and no other player’s', async () => {
    const client = connect({ cookie: await signIn(21n) })
    const other = connect({ cookie: await signIn(22n) })
    await joined(client, 'balance#21')
    const channel = await joined(other, 'balance#22')
    const over = once<{ code: number }>((done) => client.once('disconnected', done))
    await sessions.endAll(21n)
    expect((await over).code).toBe(4500)
    const received = next(channel)
    hub.publishTo(22n, 'balance', message)
    await received
  })

  test('a broken connection is reopened by the client, which joins its channels again', async () => {
    const client = connect({ cookie: await signIn(31n) })
    const channel = await joined(client, 'balance#31')
    const again = once((done) => channel.once('subscribed', done))
    hub.close()
    await again
    const received = next(channel)
    hub.publishTo(31n, 'balance', message)
    expect(await received).toEqual(message)
  })

  test('a connection that answers pings stays, and one that does not is closed', async () => {
    const silent = new WebSocket(url)
    const lively = new WebSocket(url)
    for (const socket of [silent, lively]) socket.once('open', () => socket.send('{"id":1,"connect":{}}'))
    let pings = 0
    const thirdPing = once<void>((done) =>
      lively.on('message', (data) => {
        if (String(data) !== '{}') return
        lively.send('{}')
        pings += 1
        if (pings === 3) done()
      }),
    )
    expect(await once<number>((done) => silent.once('close', done))).toBe(3012)
    await thirdPing
    lively.close()
  })

  test('[SEC-02] a page of another site gets no socket, ours does', async () => {
    for (const origin of ['https://evil.test', publicUrl.replace('http:', 'https:'), 'null']) {
      const foreign = new WebSocket(url, { headers: { origin } })
      const error = await once<Error>((done) => foreign.once('error', done))
      expect(error.message).toContain('403')
    }
    await joined(connect({ origin: publicUrl }), 'public:wins')
    await joined(connect({ origin: url.replace('ws:', 'http:').replace('/connection/websocket', '') }), 'public:wins')
  })

  test('an invalid frame closes the connection', async () => {
    for (const frame of ['not json', '{"id":1,"subscribe":{"channel":"public:wins"}}', '[]']) {
      const socket = new WebSocket(url)
      await once((done) => socket.once('open', done))
      const over = once<number>((done) => socket.once('close', done))
      socket.send(frame)
      expect(await over).toBe(3501)
    }
  })

  test('a rejected socket is destroyed, though its client keeps its half open', async () => {
    const { port } = server.address() as AddressInfo
    const client = dial({ port, host: '127.0.0.1', allowHalfOpen: true })
    const over = once((done) => server.once('connection', (socket) => socket.once('close', done)))
    client.write(
      'GET /connection/websocket HTTP/1.1\r\nHost: x\r\nOrigin: https://evil.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    )
    await over
    client.destroy()
  })

  test('more commands per second than allowed close a socket, in one frame or in many', async () => {
    const flood = async (frames: readonly string[]) => {
      const socket = new WebSocket(url)
      await once((done) => socket.once('open', done))
      const over = once<number>((done) => socket.once('close', done))
      for (const frame of frames) socket.send(frame)
      return over
    }
    const ping = '{"id":2,"ping":{}}'
    const connecting = '{"id":1,"connect":{}}'
    expect(await flood([[connecting, ...Array(400).fill(ping)].join('\n')])).toBe(3013)
    expect(await flood([connecting, ...Array<string>(400).fill(ping)])).toBe(3013)
    expect(await flood([connecting, ...Array<string>(400).fill('{}')])).toBe(3013)
  })

  test('deep nesting in a frame does no harm', async () => {
    const socket = new WebSocket(url)
    await once((done) => socket.once('open', done))
    const over = once<number>((done) => socket.once('close', done))
    socket.send(`{"id":1,"rpc":${'['.repeat(20_000)}${']'.repeat(20_000)}}`)
    expect(await over).toBe(3501)
  })
})
