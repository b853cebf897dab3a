import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, createServer as createSocket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { readConfig } from '../core/config/config.ts'
import type { Migrations } from '../core/db/migrate.ts'
import { cookieName } from '../core/http/visits/cookie.ts'
import { randomToken, tokenHash } from '../core/ids.ts'
import { openPlatform, type Platform } from '../main.ts'
import { serverDatabase } from './databases.ts'
import { quickPast } from './quickPast.ts'
import { solveChallenge } from './solveChallenge.ts'
import { TestClient } from './testClient.ts'

/**
 * The whole platform as `npm start` opens it, on a separate database, with the demo's players and a small catalogue.
 */
export interface RunningPlatform extends Platform {
  readonly origin: string
  /** Lines of the log so far, as on standard output. */
  readonly lines: readonly string[]
  /** A browser; with a player's id it is signed in. */
  client(playerId?: bigint): Promise<TestClient>
  stop(): Promise<void>
}

/**
 * The answers of the fake game studio; the platform is under test, not the games. It has no live tables unless they are
 * among the answers: a timer requests them within a minute of the start, and logs an error if they are missing.
 */
type Studio = (path: string, order: Record<string, unknown>) => object

const noTables = { tables: [], least: [] }

export async function runPlatform(
  studio: Studio,
  settings: Readonly<Record<string, string>> = {},
  migrations: readonly Migrations[] = [],
): Promise<RunningPlatform> {
  // Several nodes share the database of their settings.
  const database = settings['DATABASE_URL'] ? undefined : await serverDatabase()
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'apogee-platform-'))
  const config = readConfig({
    MODE: 'demo',
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'trace',
    ...(database && { DATABASE_URL: database.url }),
    CATALOGUE_GAMES: '60',
    DEMO_PLAYERS: 'off',
    TILES_AT_SETUP: '0',
    TILES_AT_REST: '0',
    ...settings,
  })
  const lines: string[] = []
  const platform = await openPlatform(config, {
    studioFetch: async (request) => {
      const body = await request.text()
      const { pathname } = new URL(request.url)
      // A signed order is an object; the tests check its fields.
      const answer = studio(pathname, body === '' ? {} : JSON.parse(body))
      return Response.json(pathname.endsWith('/live') ? { ...noTables, ...answer } : answer)
    },
    playPast: quickPast,
    migrations,
    logTo: { write: (line) => lines.push(line) },
  })
  const server = await listen(platform, port)
  platform.start()
  const origin = config.publicUrl
  return {
    ...platform,
    origin,
    lines,
    async client(playerId) {
      const client = new TestClient({ fetch: (request) => platform.fetch(request) }, origin)
      if (playerId === undefined) return client
      const token = randomToken()
      await platform.db.query(
        `INSERT INTO sessions (hash, player_id, created_at, last_seen_at, ip, user_agent)
         VALUES ($1, $2, $3, $3, '192.0.2.1', 'test')`,
        [tokenHash(token), playerId, platform.clock.now()],
      )
      client.cookies.set(cookieName({ isSecure: origin.startsWith('https:') }), token)
      return client
    },
    async stop() {
      await new Promise((done) => server.close(done))
      await platform.close()
      await database?.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The work a browser does before it submits a guest's form. */
export const solvedCaptcha = async (client: TestClient): Promise<string> =>
  solveChallenge((await client.get('/api/captcha')).body)

/** The sandbox provider sends its webhooks over real HTTP. */
async function listen(platform: Platform, port: number): Promise<Server> {
  const server = createServer(async (incoming, outgoing) => {
    const request = new Request(`http://127.0.0.1:${port}${incoming.url}`, {
      method: incoming.method ?? 'GET',
      headers: Object.entries(incoming.headers).map(([name, value]) => [name, String(value)] as [string, string]),
      ...(incoming.method === 'POST' && { body: await text(incoming) }),
    })
    const answer = await platform.fetch(request)
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return server
}

async function freePort(): Promise<number> {
  const socket = createSocket()
  await new Promise<void>((done) => socket.listen(0, '127.0.0.1', done))
  const { port } = socket.address() as AddressInfo
  await new Promise((done) => socket.close(done))
  return port
}
