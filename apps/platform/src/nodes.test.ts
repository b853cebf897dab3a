import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Centrifuge } from 'centrifuge'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { defaultSecrets } from './core/config/defaultSecrets.ts'
import { signedHeaders } from './ports/psp/signature.ts'
import { serverDatabase } from './testing/databases.ts'
import { RedisServer, redisProgram } from './testing/redisServer.ts'
import { type RunningPlatform, runPlatform } from './testing/runningPlatform.ts'
import type { TestClient } from './testing/testClient.ts'
import { createPlayer } from './testing/testPlayers.ts'

/** Less than the session cache's TTL (5 s): so it was the message between the nodes. */
const atOnce = { timeout: 3000, interval: 20 }
const within = { timeout: 15_000, interval: 20 }
const minuteMs = 60_000

// Two nodes, A and B, as an operator runs them: one PostgreSQL, one Redis.
describe.runIf(redisProgram)('two nodes', () => {
  const redis = new RedisServer()
  let database: Awaited<ReturnType<typeof serverDatabase>>
  let a: RunningPlatform
  let b: RunningPlatform
  let sockets: Server
  const clients: Centrifuge[] = []

  beforeAll(async () => {
    ;[database] = await Promise.all([serverDatabase(), redis.start()])
    const settings = {
      DATABASE_URL: database.url,
      REDIS_URL: redis.url,
      MODE: 'demo',
      CAPTCHA: 'off',
      PUBLIC_URL: 'http://localhost:3000',
    }
    a = await runPlatform(() => ({}), settings)
    b = await runPlatform(() => ({}), settings)
    sockets = createServer()
    sockets.on('upgrade', (request, socket, head) => {
      const visit = a.sockets.visitOf(request)
      if (visit) a.sockets.accept({ request, socket, head }, visit)
    })
    sockets.listen(0, '127.0.0.1')
    await once(sockets, 'listening')
  }, 120_000)
  afterAll(async () => {
    for (const client of clients) client.disconnect()
    sockets?.close()
    await a?.stop()
    await b?.stop()
    await database?.drop()
    await redis.remove()
  })

  /** The same browser at the other node. */
  async function at(node: RunningPlatform, browser: TestClient): Promise<TestClient> {
    const same = await node.client()
    for (const [name, value] of browser.cookies) same.cookies.set(name, value)
    return same
  }
  /** A page of the browser, connected to A. */
  function connectToA(browser: TestClient): Centrifuge {
    const cookie = browser.cookieHeader()
    class Socket extends WebSocket {
      constructor(address: string) {
        super(address, { headers: { cookie } })
      }
    }
    // A listening TCP server's address is never a pipe's name.
    const { port } = sockets.address() as AddressInfo
    const client = new Centrifuge(`ws://127.0.0.1:${port}/connection/websocket`, { websocket: Socket })
    clients.push(client)
    client.connect()
    return client
  }
  async function heard(client: Centrifuge, channel: string): Promise<unknown[]> {
    const messages: unknown[] = []
    const subscription = client.newSubscription(channel)
    subscription.on('publication', ({ data }) => messages.push(data))
    const joined = new Promise((done) => subscription.once('subscribed', done))
    subscription.subscribe()
    await joined
    return messages
  }

  /** The player pays in 50 euros, and the provider's webhook arrives at B. */
  async function depositAtB(id: bigint, browser: TestClient): Promise<void> {
    const begun = await (await at(b, browser)).post('/api/payment_processing', {
      payment_method: 'visa',
      payment_action: 'deposit',
      currency: 'EUR',
      amount: '50.00',
    })
    expect(begun.status).toBe(200)
    const [payment] = await b.db.query<{ id: bigint; provider_reference: string }>(
      'SELECT id, provider_reference FROM payments WHERE player_id = $1 ORDER BY id DESC LIMIT 1',
      [id],
    )
    const path = '/callbacks/payments/sandbox'
    const body = JSON.stringify({
      id: randomUUID(),
      payment_id: String(payment?.id),
      reference: payment?.provider_reference,
      status: 'succeeded',
      amount: '50.00',
      currency: 'EUR',
    })
    const headers = signedHeaders(defaultSecrets.PSP_SECRET, path, body, b.clock.now())
    const answer = await b.fetch(new Request(`${b.origin}${path}`, { method: 'POST', headers, body }))
    expect(answer.status).toBe(200)
  }
  const balanceOf = (cents: unknown) => expect.objectContaining({ amount_cents: cents })

  test('[WIRE-06] a payment whose webhook arrives at B is published to the pages connected to A', async () => {
    const id = await createPlayer(a, 0n, 'EUR')
    const browser = await a.client(id)
    const balances = await heard(connectToA(browser), `balance#${id}`)
    await depositAtB(id, browser)
    await vi.waitFor(() => expect(balances).toContainEqual(balanceOf(5000)), within)
  })

  test('[SEC-01] a session that ends at B is rejected at A, and its pages there are disconnected', async () => {
    const id = await createPlayer(a, 0n, 'EUR')
    const browser = await a.client(id)
    expect((await browser.get('/api/player/accounts')).status).toBe(200)
    const page = connectToA(browser)
    await heard(page, `balance#${id}`)
    const over = new Promise<{ code: number }>((done) => page.once('disconnected', done))
    const left = await (await at(b, browser)).delete('/api/users/sign_out')
    expect(left.status).toBeLessThan(300)
    await vi.waitFor(async () => expect((await browser.get('/api/player/accounts')).status).toBe(401), atOnce)
    expect((await over).code).toBe(4500)
  })

  test('[SEC-07] a limit is counted once for both nodes', async () => {
    const browser = await a.client()
    const other = await at(b, browser)
    const attempt = { user: { email: 'nobody@example.com', password: 'x' } }
    // Sixty at once, and one more every two seconds; separate counts would allow twice as many.
    let allowed = 0
    for (const each of Array.from({ length: 110 }, (_, at) => (at % 2 === 0 ? browser : other))) {
      if ((await each.post('/api/users/sign_in', attempt)).status === 429) break
      allowed += 1
    }
    expect(allowed).toBeGreaterThanOrEqual(60)
    expect(allowed).toBeLessThan(110)
  })

  test('the clock of the sandbox moves at both', async () => {
    const before = a.clock.now().getTime()
    await b.clock.move(90 * minuteMs)
    await vi.waitFor(() => expect(a.clock.now().getTime() - before).toBeGreaterThan(89 * minuteMs), within)
    await a.clock.reset()
    await vi.waitFor(() => expect(b.clock.offsetMs).toBe(0), within)
  })

  test('[SEC-01] while Redis is down money moves and a session that ended at B is rejected at A; then pages reconnect and get all messages', async () => {
    const id = await createPlayer(a, 0n, 'EUR')
    const [leaving, staying] = [await a.client(id), await a.client(id)]
    const page = connectToA(staying)
    const balances = await heard(page, `balance#${id}`)
    for (const browser of [leaving, staying]) expect((await browser.get('/api/player/accounts')).status).toBe(200)
    const says = (node: RunningPlatform, words: string) =>
      vi.waitFor(() => expect(node.lines.some((line) => line.includes(words))).toBe(true), within)

    await redis.stop()
    for (const node of [a, b]) await says(node, 'lost the connection to the other nodes')
    await (await at(b, leaving)).delete('/api/users/sign_out')
    expect((await leaving.get('/api/player/accounts')).status).toBe(401)
    expect((await staying.get('/api/player/accounts')).status).toBe(200)
    await depositAtB(id, staying)

    const goes = new Promise((done) => page.once('connecting', done))
    const isBack = goes.then(() => new Promise((done) => page.once('connected', done)))
    await redis.start()
    for (const node of [a, b]) await says(node, 'connection to the other nodes is back')
    await isBack
    await page.ready()
    // Its channel is joined again a moment after the connection.
    await vi.waitFor(async () => {
      await depositAtB(id, staying)
      expect(balances.length).toBeGreaterThan(0)
    }, within)
    expect(balances.at(-1)).toEqual(balanceOf(expect.any(Number)))
  }, 60_000)
})
