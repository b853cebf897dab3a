import { tmpdir } from 'node:os'
import { afterAll } from 'vitest'
import { areas } from '../areas.ts'
import { calls } from '../calls.ts'
import { rateLimitsOf } from '../core/area.ts'
import { standingClock } from '../core/clock.ts'
import { readConfig } from '../core/config/config.ts'
import type { Db } from '../core/db/db.ts'
import { type AppOptions, createApp } from '../core/http/app.ts'
import type { Core, Handlers, Player, Services } from '../core/http/handler.ts'
import { visitReader } from '../core/http/visits/visit.ts'
import { ledger } from '../core/ledger/ledger.ts'
import { openLog } from '../core/log.ts'
import type { Consumer } from '../core/outbox/outbox.ts'
import type { Realtime } from '../core/realtime/realtime.ts'
import { Sessions } from '../core/sessions/session.ts'
import { startWorker } from '../jobs/worker.ts'
import { sandboxRegister } from '../ports/registers/sandboxRegister.ts'
import { openAreaServices } from './areaServices.ts'
import { onEachEngine } from './databases.ts'
import { failUnlisted } from './failUnlisted.ts'
import { TestClient } from './testClient.ts'

export interface TestAppOptions {
  /** The calls under test; without it all of them. */
  readonly handlers?: Partial<Handlers>
  /** In addition to those of {@link openAreaServices}. */
  readonly services?: Partial<Services> | ((core: Core) => Partial<Services>)
  readonly loadPlayer?: (db: Db, id: bigint) => Promise<Player | null>
  readonly consumers?: readonly Consumer[] | ((core: Core) => readonly Consumer[])
  readonly env?: Record<string, string>
  readonly rateLimits?: AppOptions['rateLimits']
  readonly country?: string
  /** Called with every entry of the log; without it nothing is logged. */
  readonly onLog?: (entry: Record<string, unknown>) => void
}

/** A message the app published. `playerId` null = on a public channel. */
interface Published {
  readonly playerId: bigint | null
  readonly channel: string
  readonly data: unknown
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>
export type MakeApp = (options: TestAppOptions) => Promise<TestApp>

/** Noon of a Tuesday, far from the edge of a day or month. */
export const testNow = new Date('2026-03-10T12:00:00.000Z')

/**
 * Passes `makeApp` to the tests: it opens an app in this process on a fresh database, and closes it after the last
 * test.
 */
export function onEachDatabase(tests: (makeApp: MakeApp) => void) {
  onEachEngine((open) => {
    const opened: TestApp[] = []
    afterAll(async () => {
      for (const app of opened) await app.close()
    })
    tests(async (options) => {
      const app = await openTestApp(await open(), options)
      opened.push(app)
      return app
    })
  })
}

async function openTestApp(db: Db, options: TestAppOptions) {
  const config = readConfig({ MODE: 'demo', DATA_DIR: tmpdir(), LOG_LEVEL: 'silent', ...options.env })
  const clock = standingClock(testNow)
  const { onLog } = options
  const log = onLog ? openLog('info', { write: (line) => onLog(JSON.parse(line)) }) : openLog(config.logLevel)
  const published: Published[] = []
  const realtime: Realtime = {
    publish: (channel, data) => published.push({ playerId: null, channel, data }),
    hasSubscribers: () => true,
    isWatched: () => true,
    subscribers: () => null,
    retainMessages: () => null,
    publishTo: (playerId, channel, data) => published.push({ playerId, channel, data }),
    disconnect: () => undefined,
  }
  const load =
    options.loadPlayer ?? (async (_: Db, id: bigint): Promise<Player> => ({ id, currency: 'EUR', licence: 'CW' }))
  const sessions = new Sessions({ db, clock, loadPlayer: (id) => load(db, id), onEnded: () => undefined })
  const core: Core = { config, db, clock, ledger, realtime, sessions }
  const { consumers = [] } = options
  // Tests pass the other services they use; a forgotten one is undefined and fails on use.
  const own = typeof options.services === 'function' ? options.services(core) : options.services
  const ports = { reachesNodes: () => true, exclusionRegister: own?.exclusionRegister ?? sandboxRegister(core) }
  const services = { ...(await openAreaServices({ ...core, ...ports, log })), ...own } as Services
  const app = createApp({
    core,
    services,
    // A call that a test left out answers 500.
    handlers: (options.handlers ?? calls) as Handlers,
    log,
    errorMessage: (_, code) => code,
    visitOf: visitReader(config, () => options.country ?? null),
    rateLimits: options.rateLimits ?? rateLimitsOf(areas),
    onUnlisted: failUnlisted,
  })
  let closed: Promise<void> | undefined
  const worker = startWorker({ db, log, consumers: typeof consumers === 'function' ? consumers(core) : consumers })
  return {
    ...core,
    clock,
    app,
    published,
    /** Delivers all pending events. */
    drain: () => worker.drain(),
    /** Runs `work`, which must not drain, while no event is processed. */
    async holdEvents(work: () => Promise<void>): Promise<void> {
      // The earlier events are processed, and the consumers are in their table.
      await worker.drain()
      const locked = Promise.withResolvers<void>()
      const done = Promise.withResolvers<void>()
      const lock = db.transaction(async (tx) => {
        await tx.query('SELECT FROM event_consumers ORDER BY name FOR UPDATE')
        locked.resolve()
        await done.promise
      })
      try {
        await Promise.race([locked.promise, lock])
        await work()
      } finally {
        done.resolve()
        await lock
      }
    },
    /** A visitor; with a player's id they are signed in. */
    async client(playerId?: bigint): Promise<TestClient> {
      const client = new TestClient(app, config.publicUrl)
      if (playerId !== undefined) {
        client.cookies.set('_casino_session', await sessions.open({ ip: '192.0.2.1', userAgent: 'test' }, { playerId }))
      }
      return client
    },
    /** Called automatically after the last test; a test that opens many apps closes each. */
    close(): Promise<void> {
      closed ??= worker.close().then(() => db.close())
      return closed
    },
  }
}
