import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { type MovableClock, openMovableClock } from '../core/clock.ts'
import { readConfig } from '../core/config/config.ts'
import type { Db } from '../core/db/db.ts'
import type { Core } from '../core/http/handler.ts'
import { cookieName } from '../core/http/visits/cookie.ts'
import { openLog } from '../core/log.ts'
import type { AdmissionLimits } from '../core/realtime/admission.ts'
import type { Hub } from '../core/realtime/hub.ts'
import { type RealtimeSockets, realtimeSockets, type Upgrade } from '../core/realtime/realtimeSockets.ts'
import { onEachEngine } from '../testing/databases.ts'
import { watchedSql } from '../testing/watchedSql.ts'
import { openCore } from './core.ts'

const many = 200
const within = { timeout: 20_000 }
const cookies = { isSecure: false }

interface Opened {
  readonly socket: WebSocket
  /** Why it was closed. */
  readonly closed: Promise<number>
}
/** The result of an attempt: its socket, or the status of the rejection. */
type Attempt = Opened | { readonly status: number | undefined; readonly retryAfter: string | undefined }

onEachEngine((open) => {
  let db: Db
  let watched: ReturnType<typeof watchedSql>
  let clock: MovableClock
  let hub: Hub
  let core: Core
  const servers: Server[] = []
  beforeAll(async () => {
    db = await open()
    watched = watchedSql(db)
    clock = await openMovableClock(db)
    const config = readConfig({ MODE: 'demo', DATA_DIR: tmpdir(), LOG_LEVEL: 'silent' })
    const seen: Db = { query: watched.query, transaction: db.transaction.bind(db), close: () => db.close() }
    ;({ hub, core } = openCore(config, seen, clock, openLog('silent'), null))
  })
  afterEach(() => {
    hub.close()
    for (const server of servers.splice(0)) server.close()
  })
  afterAll(() => db.close())

  /** Session cookies of so many new players, unused for a minute. */
  async function away(count: number): Promise<{ tokens: string[]; players: bigint[] }> {
    const rows = await db.query<{ id: bigint }>(
      `INSERT INTO players (email, password_hash, currency, language, created_at)
       SELECT gen_random_uuid() || '@apogee.test', 'none', 'EUR', 'en', now() FROM generate_series(1, $1::int) RETURNING id`,
      [count],
    )
    const players = rows.map(({ id }) => id)
    const visitor = { ip: '192.0.2.1', userAgent: 'test' }
    const tokens = await Promise.all(players.map((playerId) => core.sessions.open(visitor, { playerId })))
    await clock.move(60_000)
    watched.sent.length = 0
    watched.answered.length = 0
    return { tokens, players }
  }

  /** A server that lets its visitors in once they are all there: `take` does it in one turn of the event loop. */
  async function listen(admission: Partial<AdmissionLimits> = {}) {
    const realtime: RealtimeSockets = realtimeSockets({ hub, sessions: core.sessions, cookies, admission })
    const came: Upgrade[] = []
    const server = createServer().on('upgrade', (request, socket, head) => came.push({ request, socket, head }))
    servers.push(server)
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    // A listening TCP server's address is never a pipe's name.
    const { port } = server.address() as AddressInfo
    const dial = (token: string) =>
      new Promise<Attempt>((resolve, reject) => {
        const socket = new WebSocket(`ws://127.0.0.1:${port}/connection/websocket`, {
          headers: { cookie: `${cookieName(cookies)}=${token}` },
        })
        const closed = new Promise<number>((done) => socket.once('close', done))
        socket.once('open', () => resolve({ socket, closed }))
        socket.once('unexpected-response', (_, { statusCode: status, headers }) =>
          resolve({ status, retryAfter: headers['retry-after'] }),
        )
        socket.once('error', reject)
      })
    const take = async (count: number) => {
      await vi.waitFor(() => expect(came).toHaveLength(count), within)
      for (const upgrade of came.splice(0)) realtime.accept(upgrade, [], null)
    }
    return { realtime, dial, take }
  }
  const opened = (attempts: readonly Attempt[]) => attempts.filter((one) => 'socket' in one)

  test(`[WIRE-06] ${many} connections that return at once are three statements`, async () => {
    const { tokens } = await away(many)
    const { dial, take } = await listen({ perTurn: many })
    const attempts = tokens.map(dial)
    await take(many)
    expect(opened(await Promise.all(attempts))).toHaveLength(many)
    // One by one, it would be 600 statements.
    expect(watched.sent).toEqual(['session_find', 'session_player', 'session_see'])
  })

  test('[WIRE-06] they are accepted a few at a time, and other work runs in between', async () => {
    const { tokens } = await away(many)
    const { realtime, dial, take } = await listen()
    const attempts = tokens.map(dial)
    await take(many)
    const waiting = [realtime.waiting]
    while (realtime.waiting > 0) {
      await new Promise(setImmediate)
      waiting.push(realtime.waiting)
    }
    expect(waiting).toEqual(Array.from({ length: many / 8 }, (_, turn) => many - 8 * (turn + 1)))
    expect(opened(await Promise.all(attempts))).toHaveLength(many)
  })

  test('[SEC-01] a session that ends during its lookup is rejected, and the others of its batch are accepted', async () => {
    const { tokens, players } = await away(2)
    const { dial, take } = await listen()
    const letGo = watched.delay('session_find')
    const attempts = tokens.map(dial)
    await take(2)
    await vi.waitFor(() => expect(watched.answered).toContain('session_find'), within)
    await core.sessions.endAll(players[0]!)
    letGo()
    const [revoked, other] = opened(await Promise.all(attempts))
    expect(await revoked?.closed).toBe(4500)
    const heard = new Promise((done) => other?.socket.once('message', (data) => done(String(data))))
    other?.socket.send('{"id":1,"connect":{}}')
    expect(await heard).toContain('"connect"')
  })

  test('an overloaded process says when to retry, and the accepted connections open', async () => {
    const { tokens } = await away(3)
    const { dial, take } = await listen({ inProgress: 1, queued: 1 })
    const letGo = watched.delay('session_find')
    const attempts = tokens.map((token) => dial(token).then((attempt) => ({ token, attempt })))
    await take(3)
    const { token, attempt } = await Promise.race(attempts)
    expect(attempt).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^(?:[2-9]|10)$/) })
    letGo()
    const all = await Promise.all(attempts)
    expect(opened(all.map((one) => one.attempt))).toHaveLength(2)
    const again = dial(token)
    await take(1)
    expect(opened([await again])).toHaveLength(1)
  })

  test('a process that stops closes its connections and accepts no more', async () => {
    const { tokens } = await away(2)
    const { realtime, dial, take } = await listen()
    const first = dial(tokens[0]!)
    await take(1)
    const [one] = opened([await first])
    realtime.drain()
    expect(await one?.closed).toBe(3001)
    const late = dial(tokens[1]!)
    await take(1)
    expect(await late).toMatchObject({ status: 503 })
  })

  test('while sessions cannot be read, returning connections occupy one connection of the pool and leave the others to calls', async () => {
    const { tokens } = await away(many)
    const { dial, take } = await listen({ perTurn: many })
    const [isLocked, isOver] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const lock = db.transaction(async (tx) => {
      await tx.query('LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE')
      isLocked.resolve()
      await isOver.promise
    })
    await isLocked.promise
    const attempts = tokens.map(dial)
    await take(many)
    await vi.waitFor(() => expect(db.load?.()).toMatchObject({ busy: 2, waiting: 0 }), within)
    expect(await db.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
    isOver.resolve()
    await lock
    expect(opened(await Promise.all(attempts))).toHaveLength(many)
  })
})
