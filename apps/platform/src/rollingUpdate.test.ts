import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultSecrets } from './core/config/defaultSecrets.ts'
import { signedHeaders } from './ports/studios/signature.ts'
import { serverDatabase } from './testing/databases.ts'
import { type RunningPlatform, runPlatform } from './testing/runningPlatform.ts'
import type { TestClient } from './testing/testClient.ts'
import { createPlayer } from './testing/testPlayers.ts'

const later = join(import.meta.dirname, 'testing/laterMigrations')
const demoSignIn = { user: { email: 'player@apogee.test', password: 'Rocket-2026!' } }

// A release is deployed node by node. For a while, nodes of two releases share one database with the newer one's
// schema.
describe('a rolling update', () => {
  let database: Awaited<ReturnType<typeof serverDatabase>>
  const nodes: RunningPlatform[] = []

  async function start(migrations: readonly { readonly folder: string }[] = []): Promise<RunningPlatform> {
    const settings = {
      DATABASE_URL: database.url,
      CAPTCHA: 'off',
      PUBLIC_URL: 'http://localhost:3000',
      LOG_LEVEL: 'info',
    }
    const node = await runPlatform(() => ({}), settings, migrations)
    nodes.push(node)
    return node
  }

  beforeAll(async () => {
    database = await serverDatabase()
  })
  afterAll(async () => {
    for (const node of nodes) await node.stop()
    await database?.drop()
  })

  async function wallet(node: RunningPlatform, path: string, order: object): Promise<number> {
    const body = JSON.stringify(order)
    const headers = signedHeaders('apogee', defaultSecrets.WALLET_SECRET, path, body, node.clock.now())
    const answer = await node.fetch(
      new Request(node.origin + path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      }),
    )
    return answer.status
  }

  async function openGame(node: RunningPlatform, playerId: bigint): Promise<string> {
    const id = randomUUID()
    await node.db.query(
      `WITH login AS (
         INSERT INTO sessions (hash, player_id, created_at, last_seen_at, ip, user_agent)
         VALUES (decode(md5($1), 'hex'), $2, $3, $3, '192.0.2.1', 'test') RETURNING id)
       INSERT INTO play_sessions (id, player_id, login_session_id, game_no, game_identifier, currency)
       SELECT $1, $2, login.id, games.no, games.identifier, 'EUR' FROM login, games ORDER BY games.no LIMIT 1`,
      [id, playerId, node.clock.now()],
    )
    return id
  }

  /** A round of a player and the calls of their page. */
  async function play(node: RunningPlatform, session: string, browser: TestClient): Promise<void> {
    const round = randomUUID()
    const order = (kind: string, cents: number) => ({
      session,
      round_id: round,
      transaction_id: `${round}-${kind}`,
      amount_cents: cents,
    })
    expect(await wallet(node, '/wallet/v1/bet', order('bet', 100))).toBe(200)
    expect(await wallet(node, '/wallet/v1/win', { ...order('win', 250), round_finished: true })).toBe(200)
    const history = await browser.get('/api/player/rounds')
    expect(history.status).toBe(200)
    expect(JSON.stringify(history.body)).toContain(round)
  }

  /** Typical actions of players, at one node. */
  async function serve(node: RunningPlatform): Promise<void> {
    const newcomer = await createPlayer(node, 10_000n, 'EUR')
    const browser = await node.client(newcomer)
    const session = await openGame(node, newcomer)
    for (let times = 0; times < 3; times += 1) await play(node, session, browser)
    const visitor = await node.client()
    expect((await visitor.post('/api/users/sign_in', demoSignIn)).status).toBe(201)
    for (const path of ['/api/player', '/api/player/accounts', '/api/player/payments', '/api/player/bonuses']) {
      expect([path, (await visitor.get(path)).status]).toEqual([path, 200])
    }
    const payment = { payment_method: 'visa', payment_action: 'deposit', currency: 'EUR', amount: '50.00' }
    expect((await visitor.post('/api/payment_processing', payment)).status).toBe(200)
  }

  /** Consumers of the event log have applied all play, without retries. */
  async function isQuiet(node: RunningPlatform): Promise<void> {
    const waiting = async () =>
      (await node.db.query<{ failed: bigint }>('SELECT count(*) AS failed FROM event_work WHERE attempts > 0'))[0]
        ?.failed
    await expect.poll(waiting).toBe(0n)
    expect(node.lines.filter((line) => /"level":"(error|fatal)"/.test(line))).toEqual([])
  }

  test('nodes of both releases serve side by side, and the old one can start again', async () => {
    const old = await start()
    await serve(old)
    // The first new node migrates the schema while the old one runs with prepared statements on its connections.
    const fresh = await start([{ folder: later }])
    await serve(old)
    await serve(fresh)
    const restarted = await start()
    await serve(restarted)
    for (const node of nodes) await isQuiet(node)

    const id = await createPlayer(old, 0n, 'EUR')
    const names = async () => (await old.db.query('SELECT nickname, display_name FROM players WHERE id = $1', [id]))[0]
    await old.db.query("UPDATE players SET nickname = 'Nova' WHERE id = $1", [id])
    expect(await names()).toEqual({ nickname: 'Nova', display_name: 'Nova' })
    await fresh.db.query("UPDATE players SET display_name = 'Vega' WHERE id = $1", [id])
    expect(await names()).toEqual({ nickname: 'Vega', display_name: 'Vega' })
  }, 180_000)
})
