import { resolve } from 'node:path'
import { areas } from './areas.ts'
import { calls } from './calls.ts'
import { type Background, startBackground } from './composition/background.ts'
import { needConfig } from './composition/config.ts'
import { openCore } from './composition/core.ts'
import { gameAt } from './composition/games.ts'
import { platformContentChecks } from './composition/goLive/contentChecks.ts'
import { databaseChecks } from './composition/goLive/databaseChecks.ts'
import { contractDocument } from './composition/http/contractDocument.ts'
import { listedPaths } from './composition/http/listedPaths.ts'
import { openSockets, type Sockets } from './composition/http/sockets.ts'
import { errorMessage } from './composition/messages/errorMessage.ts'
import { platformGauges } from './composition/metrics/gauges.ts'
import { openNodes, shareContent } from './composition/nodes.ts'
import { openCaptcha } from './composition/partners/captcha.ts'
import { openIdentities } from './composition/partners/openIdentities.ts'
import { openKyc } from './composition/partners/openKyc.ts'
import { openPayments } from './composition/partners/payments.ts'
import { openRegister } from './composition/partners/register.ts'
import { mountSandboxParts } from './composition/partners/sandboxParts.ts'
import { openSupportDesk } from './composition/partners/support.ts'
import { type DrawingProgress, drawAhead, openPictures } from './composition/pictures.ts'
import { seed } from './composition/seed.ts'
import { openVault } from './composition/vault.ts'
import { bannerSourcesOf, checkTables, openServices, type Parts, pageExtrasOf, rateLimitsOf } from './core/area.ts'
import { type MovableClock, openMovableClock } from './core/clock.ts'
import { type Config, ConfigError } from './core/config/config.ts'
import { closeDataFolder } from './core/config/dataFolder.ts'
import { ownStudio } from './core/config/studiosConfig.ts'
import { brandOfHost } from './core/content/brands.ts'
import { isContent, onUnreadableContent } from './core/content/contentFiles.ts'
import type { Db } from './core/db/db.ts'
import { passageTo } from './core/db/local/cluster.ts'
import { type Migrations, openSchema } from './core/db/migrate.ts'
import { localFolder, openDb } from './core/db/openDb.ts'
import { checkProduction } from './core/goLive/checkProduction.ts'
import { runGoLiveChecks } from './core/goLive/goLiveCheck.ts'
import { type App, createApp } from './core/http/app.ts'
import { openAddressCountry } from './core/http/visits/addressCountry.ts'
import { readSessionCookie } from './core/http/visits/cookie.ts'
import { type PageVisit, pageVisit } from './core/http/visits/pageVisit.ts'
import { visitReader } from './core/http/visits/visit.ts'
import { type Log, openAccessLog, openLog } from './core/log.ts'
import { endAllLeases, exclusively } from './core/nodes/leases.ts'
import { coreTables } from './core/tables.ts'
import type { Gauge } from './core/telemetry/gauge.ts'
import { fetchDrand } from './ports/beacon/drand.ts'
import { bannerImage, type Media } from './ports/media/media.ts'
import { createFirstPartyStudio } from './ports/studios/firstPartyStudio.ts'
import { openPartners } from './ports/studios/openPartners.ts'
import type { PlayPast } from './ports/studios/playPast.ts'
import { portTables } from './ports/tables.ts'

export { configFaults } from './composition/config.ts'
export { gameMessages } from './composition/messages/gameMessages.ts'
export type { DrawingProgress } from './composition/pictures.ts'
export type { Config } from './core/config/config.ts'
export type { Db } from './core/db/db.ts'
export type { Log } from './core/log.ts'
export { sealerFor } from './core/secrets/sealed.ts'
export { fetchDrand } from './ports/beacon/drand.ts'

type Fetch = (request: Request) => Response | Promise<Response>

export interface PlatformOptions {
  /** Migrations of other modules with tables in this database, each in its own schema. */
  readonly migrations?: readonly Migrations[]
  /** Reaches the game studio; first-party games run in the same process. */
  readonly studioFetch: Fetch
  /** Has the studio play past rounds for demo accounts. */
  readonly playPast: PlayPast
  /** Where the log is written; standard output without. */
  readonly logTo?: { write(line: string): void }
  /** Progress of drawing ahead; called when some pictures are missing. */
  readonly onProgress?: DrawingProgress
}

/** The platform in one process, ready to serve. */
export interface Platform {
  readonly fetch: App['fetch']
  visit(request: Request, socketAddress: string): PageVisit
  /**
   * Paths of all pages that search engines may list, without locale: pages of a brand's CMS, categories, studios,
   * games.
   */
  listedPaths(brand: string): Promise<string[]>
  readonly log: Log
  readonly db: Db
  readonly clock: MovableClock
  /** For the studio: publishes to the studios at other nodes; null for a single node. */
  readonly bus: { tell(message: object): void; hear(listener: (message: object, from: string) => void): void } | null
  /** Whether the chat can be answered: without a help desk, support answers by mail. */
  readonly hasChat: boolean
  /** Version of a game's pictures, part of their addresses. */
  mediaVersion(provider: string, seoTitle: string): string
  /** Origins that may frame the site of a host. */
  frameAncestors(host: string): readonly string[]
  /** Realtime, for the owner of the server's upgrades. */
  readonly sockets: Sockets
  /** Gauges, read on request. */
  readonly gauges: readonly Gauge[]
  /** Disconnects realtime clients, which then reconnect to the next server: they would delay a stop. */
  disconnectClients(): void
  /** Starts the background work: outbox, webhooks of the sandbox provider. Call it once the server listens. */
  start(): void
  /** Finishes running work and closes everything. */
  close(): Promise<void>
}

export const platformMigrations: Migrations = { folder: resolve(import.meta.dirname, '../migrations') }

/** Opens database, catalogue, ports and HTTP. Throws {@link ConfigError} with one sentence when a setting is wrong. */
export async function openPlatform(config: Config, options: PlatformOptions): Promise<Platform> {
  const base = await openBase(config, options)
  const { log, db, nodes, clock, hub, core, vault } = base
  const adapters = openAdapters(base, options)
  const { payments, supportDesk } = adapters
  const visitOf = visitReader(config, await openAddressCountry())
  // Several nodes may start at once.
  await exclusively(db, 'start', () => seed({ ...core, log, vault }, options.playPast), log)
  const parts: Parts = await openServices(areas, { ...core, ...adapters.ports })
  const { catalogue } = parts
  shareContent(nodes, parts)
  const media = await openPictures(config, parts)
  const app = openApp({ base, adapters, parts, media, visitOf, options })

  const closers: (() => unknown)[] = [
    onUnreadableContent((error) =>
      log.error({ err: error }, 'content cannot be read, the previous version stays in force'),
    ),
  ]
  const cookies = { isSecure: config.publicUrl.startsWith('https:') }
  const sockets = openSockets({ hub, log, sessions: core.sessions, cookies, publicUrl: config.publicUrl, visitOf })
  let background: Background | undefined
  return {
    fetch: app.fetch,
    visit(request, socketAddress) {
      background?.demoPlayers?.wake()
      const hasSession = readSessionCookie(request.headers.get('cookie'), cookies) !== null
      return pageVisit(visitOf(request, new URL(request.url), socketAddress), request, hasSession)
    },
    hasChat: supportDesk !== null,
    listedPaths: (id) => listedPaths(parts, id),
    log,
    db,
    clock,
    bus: nodes && {
      tell: (data) => nodes.publish('studio', { data }),
      hear: (listener) => void nodes.subscribe('studio', ({ data }, from) => listener(data, from)),
    },
    frameAncestors: (host) => brandOfHost(host, config.mode, config.brand).frameAncestors,
    mediaVersion: (provider, seoTitle) => gameAt(catalogue, provider, seoTitle)?.wire.preview.version ?? '0',
    sockets,
    gauges: platformGauges({ db, clock, hub, sockets, consumers: () => background?.work.consumers ?? [] }),
    disconnectClients: () => sockets.drain(),
    start() {
      drawAhead(config, parts, media, options.onProgress).catch((error: unknown) =>
        log.error({ err: error }, 'prerendering the pictures failed'),
      )
      background = startBackground({ ...base, ...options, parts, payments })
      closers.push(() => background?.close())
    },
    async close() {
      sockets.close()
      for (const close of closers) await close()
      await media.close()
      await nodes?.close()
      await db.close()
    },
  }
}

type Base = Awaited<ReturnType<typeof openBase>>

/** The settings, the migrated database, the connection to the other nodes, and the core on them. */
async function openBase(config: Config, options: PlatformOptions) {
  if (!isContent(`brands/${config.brand}.json`)) {
    throw new ConfigError(`BRAND is "${config.brand}", but there is no content/brands/${config.brand}.json.`)
  }
  needConfig()
  checkTables([...areas, { name: 'core', tables: coreTables }, { name: 'ports', tables: portTables }])
  const ownDatabase = config.databaseUrl === null ? localFolder(config) : null
  closeDataFolder(config.dataDir, ownDatabase === null ? null : passageTo(ownDatabase))
  const log = openLog(config.logLevel, options.logTo)
  const db = await openDb(config, {
    onError: (error) => log.error({ err: error }, 'database problem'),
    onReplica: (isUsed, error) => log.warn({ err: error, isUsed }, 'use of the read replica changed'),
  })
  for (const each of [platformMigrations, ...(options.migrations ?? [])]) await openSchema(db, each, config.migrations)
  if (ownDatabase !== null) await endAllLeases(db)
  const nodes = await openNodes(config, log)
  const clock = await openMovableClock(db, nodes ?? undefined)
  try {
    await checkProduction(config, log, async () => [
      ...(await runGoLiveChecks(platformContentChecks, config)),
      ...(await runGoLiveChecks(databaseChecks, { config, db, now: clock.now() })),
    ])
  } catch (error) {
    await nodes?.close()
    await db.close()
    throw error
  }
  return {
    config,
    log,
    db,
    nodes,
    clock,
    ...openCore(config, db, clock, log, nodes),
    vault: await openVault(config, db, clock.now()),
  }
}

type Adapters = ReturnType<typeof openAdapters>

/** The ports with the adapters that the settings choose. */
function openAdapters({ config, log, nodes, clock, core, vault }: Base, options: PlatformOptions) {
  const payments = openPayments(core, log)
  const identities = openIdentities(config)
  const kyc = openKyc(config)
  const supportDesk = openSupportDesk(config)
  const exclusionRegister = openRegister(core)
  const studio = createFirstPartyStudio({
    id: ownStudio,
    secret: config.secrets.wallet,
    url: config.publicUrl,
    fetch: async (request) => options.studioFetch(request),
    now: () => clock.now(),
  })
  const ports = {
    log,
    studio,
    partners: openPartners(config.studios, { fetch: (request) => fetch(request), now: () => clock.now(), log }),
    psp: payments.provider,
    captcha: openCaptcha(core, log),
    identityProviders: identities.providers,
    vault,
    kyc: kyc.provider,
    supportDesk,
    exclusionRegister,
    fetchBeacon: (url: string, at: Date) => fetchDrand(url, at),
    bannerImage,
    bannerSources: bannerSourcesOf(areas),
    pageExtras: pageExtrasOf(areas),
    reachesNodes: () => nodes?.isConnected() ?? true,
  }
  return { payments, identities, kyc, supportDesk, ports }
}

interface AppParts {
  readonly base: Base
  readonly adapters: Adapters
  readonly parts: Parts
  readonly media: Media
  readonly visitOf: ReturnType<typeof visitReader>
  readonly options: PlatformOptions
}

function openApp({ base, adapters, parts, media, visitOf, options }: AppParts): App {
  const { config, log, nodes, clock, core } = base
  const rateLimits = rateLimitsOf(areas)
  const app = createApp({
    core,
    services: parts,
    handlers: calls,
    rateLimits,
    log,
    accessLog: openAccessLog(config.logLevel, options.logTo),
    errorMessage: errorMessage,
    visitOf,
    ...(nodes && { nodes }),
  })
  const contract = contractDocument({
    title: 'Apogee',
    version: '1.0.0',
    servers: [config.publicUrl],
    limited: Object.keys(rateLimits),
  })
  app.get('/openapi.json', async (c) => (await contract()).answer(c.req.raw))
  app.get('/media/*', (c) => media.fetch(c.req.raw))
  mountSandboxParts(app, { ...adapters, core, clock, visitOf })
  return app
}
