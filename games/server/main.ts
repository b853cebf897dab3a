import { existsSync, readFileSync } from 'node:fs'
import { type Context, Hono } from 'hono'
import { findGame } from '../engines/index.ts'
import { createApi } from './api.ts'
import { currentBuild } from './currentBuild.ts'
import { minBets } from './live/bets/minBets.ts'
import type { Bus } from './live/tables/bus.ts'
import { LiveTables } from './live/tables/tables.ts'
import {
  ASSETS_PATH,
  bestPacked,
  clientLaunch,
  createAssets,
  pageHeaders,
  readBuild,
  renderPage,
} from './pages/page.ts'
import {
  type Beacon,
  BrandQuery,
  type Clock,
  CurrencyQuestion,
  type Db,
  type Fetch,
  LaunchOrder,
  type Log,
  type ReadMessages,
  type Sealer,
} from './ports.ts'
import { readSigned } from './readSigned.ts'
import { createReplays } from './replays/replays.ts'
import { createRoundCalls, VERIFIER_PATH, verifierIn } from './rounds/roundCalls.ts'
import { Rounds } from './rounds/rounds.ts'
import { scheduleDeletion } from './scheduleDeletion.ts'
import { findSession, openSession, type Session } from './sessions.ts'
import { createDemoWallet } from './wallet/demoWallet.ts'
import { createHttpWallet } from './wallet/wallet.ts'

export { playPastRound } from './demo/playPastRound.ts'
export type { Bus } from './live/tables/bus.ts'
export type { Clock, Db, Fetch, LaunchOrder, Log, Sql } from './ports.ts'

/** Folder of the studio's migrations, for the migration runner of the host that provides the database. */
export const STUDIO_MIGRATIONS = new URL('../migrations/', import.meta.url)

export interface StudioParts {
  readonly db: Db
  /** Calls the wallet; in a single process the platform's own app may respond. */
  readonly fetch: Fetch
  /** Ends with the version: https://host/wallet/v1 */
  readonly walletUrl: string
  /** Shared with the platform: signs launches and wallet calls. */
  readonly secret: string
  readonly clock: Clock
  readonly log: Log
  /** Base URL of the games' pictures, e.g. /media/game; version, provider and title follow. */
  readonly mediaBase: string
  readonly messages: ReadMessages
  /** Version part of a game's media URLs, for launches without one. */
  readonly mediaVersion?: (game: { provider: string; seoTitle: string }) => string
  /** Origins that may frame a game of a host, in addition to our own: a partner that frames the site frames its games. */
  readonly frameAncestors?: (host: string) => readonly string[]
  readonly dist?: URL
  readonly wait?: (ms: number) => Promise<void>
  /** Encrypts the secret seeds of live tables. */
  readonly sealer: Sealer
  /** Decides the rounds of live tables instead of the players' seeds. */
  readonly beacon?: Beacon
  /** Number of rounds of a new chain of a live table; default a million. */
  readonly liveChainLength?: number
  /** No other process works on this database: rounds of a dead one are resumed immediately. */
  readonly isAlone?: boolean
  /** Connects the same studio on other nodes of the host; absent with a single node. */
  readonly bus?: Bus
  /** Demo play is deleted so many days after its session began; without it, never. */
  readonly demoRetentionDays?: number
  /** Interval of the scan for abandoned rounds; 0: never. */
  readonly recoverEveryMs?: number
}

export interface Studio {
  readonly app: Hono
  /** Resumes unfinished work; also runs automatically. */
  recover(): Promise<number>
  /** Advances the live tables by the clock; also runs automatically. */
  tick(): Promise<void>
  /** Ends the streams of live tables: their players reconnect to another process. */
  endStreams(): void
  /** Stops the background work and waits for running rounds. */
  close(): Promise<void>
}

/** The studio: its tables must be migrated (STUDIO_MIGRATIONS) before the first request. */
export function createStudio(parts: StudioParts): Studio {
  const wait = parts.wait ?? ((ms) => new Promise((done) => setTimeout(done, ms)))
  const demo = createDemoWallet(parts.db)
  const real = createHttpWallet({ ...parts, wait })
  const walletOf = (session: Pick<Session, 'mode'>) => (session.mode === 'demo' ? demo : real)
  const aloneSince = parts.isAlone ? parts.clock.now() : null
  const rounds = new Rounds({ ...parts, wait, walletOf, aloneSince })
  const tables = new LiveTables({ ...parts, walletOf, aloneSince })

  const replays = createReplays({ ...parts, wait, rounds, tables })
  const shutdown = new AbortController()

  const app = new Hono()
  app.onError((error, c) => {
    const reference = crypto.randomUUID()
    parts.log.error({ reference, path: c.req.path, error: String(error), stack: error.stack }, 'studio request failed')
    return c.json({ error: { code: 'internal', message: 'unexpected', reference } }, 500)
  })
  // Responses for a single player are not cached.
  app.use('/studio/api/*', async (c, next) => {
    await next()
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
  })
  app.post('/studio/v1/launch', (c) => launch(parts, c))
  const roundCalls = createRoundCalls({ ...parts, rounds, tables, dist: parts.dist ?? defaultDist })
  app.post('/studio/v1/round', roundCalls.send)
  app.post('/studio/v1/reveal', roundCalls.reveal)
  app.get('/studio/v1/live', (c) => sendLive(tables, c))
  app.get('/studio/v1/live/chains', async (c) => c.json({ chains: await tables.announced() }))
  app.get(VERIFIER_PATH, (c) => serveVerifier(verifierIn(parts.dist ?? defaultDist), c))
  app.get('/studio/play/:token', (c) => play(parts, c))
  app.get(`${ASSETS_PATH}:name`, serveAssets(parts.dist ?? defaultDist))
  app.get('/studio/replay/:token', async (c) => page(parts, c, await replays.sessionOf(c.req.param('token')), true))
  app.route('/studio/api/replay', replays.api)
  app.route('/studio/api', createApi({ ...parts, rounds, tables, walletOf, shutdown: shutdown.signal }))

  const ready = parts.isAlone ? Promise.all([rounds.store.releaseAll(), tables.releaseAll()]) : Promise.resolve([])
  const recover = async () => {
    await ready
    return (await rounds.recover()) + (await tables.recover())
  }
  const stop = keepRecovering(parts, recover)
  const stopTables = keepTicking(parts, () => tables.tick())
  const stopDeletion = scheduleDeletion(parts)
  return {
    app,
    recover,
    tick: () => tables.tick(),
    endStreams: () => shutdown.abort(),
    close: async () => {
      stopTables()
      await stopDeletion()
      await stop()
      await rounds.idle()
      await tables.idle()
    },
  }
}

const defaultDist = currentBuild()

async function launch(parts: StudioParts, c: Context) {
  const order = await readSigned(parts, c, LaunchOrder)
  if (order instanceof Response) return order
  const { engine, profile, mode, session, brand } = order.data
  if (!findGame(engine, profile)) {
    return c.json({ error: { code: 'profile_unknown', message: `${engine} ${profile}` } }, 422)
  }
  if (mode === 'real' && !session) {
    return c.json({ error: { code: 'session_missing', message: 'real play needs a wallet session' } }, 422)
  }
  const token = await openSession(parts.db, order.data, parts.clock.now())
  return c.json({ game_url: `/studio/play/${token}${brand ? `?brand=${brand}` : ''}` })
}

/** The tables for a lobby; with `currency` and `subunits_to_unit` also the min bet of each kind of game. */
function sendLive(tables: LiveTables, c: Context) {
  const query = CurrencyQuestion.safeParse(c.req.query())
  const least = query.success ? minBets(query.data.currency, query.data.subunits_to_unit) : []
  return c.json({ tables: tables.published(), least }, 200, { 'cache-control': 'no-store' })
}

const play = async (parts: StudioParts, c: Context) =>
  page(parts, c, await findSession(parts.db, c.req.param('token') ?? '', parts.clock.now()), false)

function page(parts: StudioParts, c: Context, session: Session | null, isReplay: boolean) {
  const token = c.req.param('token') ?? ''
  if (!session) return c.text('This game session is over. Open the game again from the lobby.', 404)
  const build = readBuild(parts.dist ?? defaultDist, session.engine.id)
  if (!build) return c.text('The game client is not built.', 503)
  const version = session.mediaVersion ?? parts.mediaVersion?.(session)
  const media = [parts.mediaBase, version, session.provider, session.seoTitle].filter(Boolean).join('/')
  const texts = parts.messages(session.locale, BrandQuery.parse(c.req.query()).brand)
  const launch = { ...clientLaunch(session, token, `${media}/`, texts), isReplay }
  return c.body(renderPage(launch, build), 200, pageHeaders(parts.frameAncestors?.(new URL(c.req.url).host) ?? []))
}

function serveVerifier(file: URL, c: Context) {
  if (!existsSync(file)) return c.notFound()
  return c.body(readFileSync(file, 'utf8'), 200, {
    'content-type': 'text/javascript; charset=utf-8',
    'content-disposition': 'attachment; filename="verify.mjs"',
    'cache-control': 'public, max-age=300',
  })
}

function serveAssets(dist: URL) {
  const asset = createAssets(dist)
  return (c: Context) => {
    const found = asset(c.req.param('name') ?? '')
    if (!found) return c.notFound()
    const packed = bestPacked(found, c.req.header('accept-encoding') ?? '')
    return c.body(packed?.[1] ?? found.plain, 200, {
      'content-type': found.type,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      ...(packed ? { 'content-encoding': packed[0] } : {}),
    })
  }
}

/** Together with a dead node's lease less than five seconds; a scan is two statements on small indexes. */
const RECOVER_MS = 1000
/** With a single process no other node can abandon rounds. */
const RECOVER_ALONE_MS = 5000

/**
 * Scans for abandoned rounds immediately and then every few seconds, one scan at a time. Returns a function that stops
 * it.
 */
function keepRecovering(parts: StudioParts, recover: () => Promise<number>): () => Promise<void> {
  const everyMs = parts.recoverEveryMs ?? (parts.isAlone ? RECOVER_ALONE_MS : RECOVER_MS)
  let running: Promise<unknown> | null = null
  const update = () => {
    running ??= recover()
      .catch((error: unknown) => parts.log.error({ error: String(error) }, 'recovery of rounds failed, will retry'))
      .finally(() => {
        running = null
      })
  }
  if (everyMs === 0) return async () => {}
  const timer = setInterval(update, everyMs)
  timer.unref()
  update()
  return async () => {
    clearInterval(timer)
    await running
  }
}

/** The tables' clock; a tick starts only after the last one has finished. Returns a function that stops it. */
function keepTicking(parts: StudioParts, tick: () => Promise<void>): () => void {
  if (parts.recoverEveryMs === 0) return () => {}
  let isBusy = false
  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    void tick().finally(() => {
      isBusy = false
    })
  }, TICK_MS)
  timer.unref()
  return () => clearInterval(timer)
}
/** Max delay of a table against its clock. */
const TICK_MS = 100
