import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { openApi } from '@apogee/contract/openapi'
import { readDevice } from '@apogee/rules/site/device'
import { kindOfDevice } from '@apogee/rules/site/kindOfDevice'
import { warmUpPasswords } from './areas/auth/passwordHashing.ts'
import { seedPageFiles } from './areas/content/seedPages.ts'
import { openProfiles } from './areas/profile/profiles.ts'
import { calls } from './calls.ts'
import { openCaptcha } from './composition/captcha.ts'
import { openCore } from './composition/core.ts'
import { firstGames, gameAt, namedTile, openGames, tileAt } from './composition/games.ts'
import { openIdentities } from './composition/identity.ts'
import { listedPaths } from './composition/listedPaths.ts'
import { openOperatorDesk } from './composition/operatorDesk.ts'
import { openPayments } from './composition/payments.ts'
import { machineRest } from './composition/rest.ts'
import { mountSandboxParts } from './composition/sandboxParts.ts'
import { openSockets, type Sockets } from './composition/sockets.ts'
import { openSupportDesk } from './composition/support.ts'
import { openVault } from './composition/vault.ts'
import { openKyc } from './composition/verification.ts'
import { startWork } from './composition/work.ts'
import { type MovableClock, openMovableClock } from './core/clock.ts'
import { type Config, ConfigError } from './core/config.ts'
import { isRestrictedCountry } from './core/content/brands.ts'
import { currencyOfCountry } from './core/content/config.ts'
import { needConfig } from './core/content/configFiles.ts'
import { isContent, onUnreadableContent } from './core/content/contentFiles.ts'
import { textOf } from './core/content/texts.ts'
import type { Db } from './core/db/db.ts'
import { type Migrations, migrate } from './core/db/migrate.ts'
import { openDb } from './core/db/open.ts'
import { openAddressCountry } from './core/http/addressCountry.ts'
import { type App, createApp } from './core/http/app.ts'
import { readSessionCookie } from './core/http/cookie.ts'
import { rateLimits } from './core/http/rateLimit.ts'
import { type Visit, visitReader } from './core/http/visit.ts'
import { type Log, openAccessLog, openLog } from './core/log.ts'
import { openBalanceAnnouncer } from './flows/announceMoney.ts'
import { type DemoPlayers, openDemoPlayers } from './flows/demoPlayers/demoPlayers.ts'
import { realTime } from './flows/demoPlayers/playTime.ts'
import { seedDemoWinners } from './flows/jackpots/demoWinners.ts'
import { openGamePots } from './flows/jackpots/gamePots.ts'
import { openJackpotNews } from './flows/jackpots/news.ts'
import { openWinPayer } from './flows/jackpots/payWins.ts'
import { seedJackpots } from './flows/jackpots/seedJackpots.ts'
import { shopFacts } from './flows/points/shopPage.ts'
import { seedDemo } from './flows/seedDemo.ts'
import { seedDemoDocuments } from './flows/verification/seedDemoDocuments.ts'
import { bannerImage, openMedia } from './ports/media/media.ts'
import type { PlayPast } from './ports/studios/demoPast.ts'
import { createFirstPartyStudio } from './ports/studios/firstPartyStudio.ts'

export { bettingFrames } from './areas/sport/readBetting.ts'
export { type Config, ConfigError, readConfig } from './core/config.ts'
export { readSiteConfig } from './core/content/config.ts'
export { configFaults } from './core/content/configFiles.ts'
export { textOf } from './core/content/texts.ts'
export type { Db } from './core/db/db.ts'
export { demoCountryCookie } from './core/http/visit.ts'
export type { Log } from './core/log.ts'
export { recaptchaSite } from './core/recaptchaSite.ts'

type Fetch = (request: Request) => Response | Promise<Response>

/** What the page server must know of whoever asks for a page. */
export interface PageVisit extends Visit {
  /** Law forbids to register or sign in from there (OPEN-60). */
  readonly isRestricted: boolean
  /** What a guest is shown amounts in. */
  readonly currency: string
  /** The request brings a session cookie, live or not: what it gets may be a player's. */
  readonly hasSession: boolean
  readonly isBot: boolean
  readonly device: 'desktop' | 'mobile'
}

export interface PlatformOptions {
  /** Migrations of others who keep their tables in this database, each in a schema of its own. */
  readonly migrations?: readonly Migrations[]
  /** Reaches the game studio; first-party games run in the same process. */
  readonly studioFetch: Fetch
  /** Has the studio play rounds of the past, which accounts of a demo have. */
  readonly playPast: PlayPast
  /** Where the log is written; standard output without. */
  readonly logTo?: { write(line: string): void }
  /** How far drawing ahead has come; called when some pictures are missing. */
  readonly onProgress?: DrawingProgress
}

/** Of the first pictures, which are drawn at once, or of those drawn while the machine is at rest. */
export type DrawingProgress = (what: 'first' | 'atRest', done: number, total: number) => void

/** The platform in one process, ready to serve. */
export interface Platform {
  readonly fetch: App['fetch']
  visit(request: Request, socketAddress: string): PageVisit
  /** Paths of all pages that search engines may list, without locale: pages of a brand's CMS, categories, studios, games. */
  listedPaths(brand: string): Promise<string[]>
  readonly log: Log
  readonly db: Db
  readonly clock: MovableClock
  /** Whether somebody can answer in the chat: without a help desk support answers by mail. */
  readonly hasChat: boolean
  /** Version of a game's pictures, part of their addresses. */
  mediaVersion(provider: string, seoTitle: string): string
  /** Realtime, for whoever owns the server's upgrades. */
  readonly sockets: Sockets
  /** Sends those who hear realtime away, to come back to whoever serves next: they would hold a stop up. */
  letGo(): void
  /** Starts what works by itself: outbox, words of the sandbox provider. Call it once the server listens. */
  start(): void
  /** Finishes what is under way and closes everything. */
  close(): Promise<void>
}

const ownMigrations: Migrations = { folder: resolve(import.meta.dirname, '../migrations') }
/** Rows of the lobby whose pictures are drawn at set-up. */
const firstRows = ['top', 'new', 'recommended', 'exclusive']

/** Opens database, catalogue, ports and HTTP. Throws {@link ConfigError} with one sentence when a setting is wrong. */
export async function openPlatform(config: Config, options: PlatformOptions): Promise<Platform> {
  if (!isContent(`brands/${config.brand}.json`)) {
    throw new ConfigError(`BRAND is "${config.brand}", but there is no content/brands/${config.brand}.json.`)
  }
  needConfig()
  await mkdir(config.dataDir, { recursive: true }).catch(() => {
    throw new ConfigError(`The folder ${config.dataDir} cannot be written; set DATA_DIR to one that can.`)
  })
  const log = openLog(config.logLevel, options.logTo)
  const db = await openDb(config, (error) => log.error({ err: error }, 'database trouble'))
  for (const each of [ownMigrations, ...(options.migrations ?? [])]) await migrate(db, each)
  const clock = await openMovableClock(db)
  await seedPageFiles(db, {
    onUnreadable: (error) => log.error({ err: error }, 'pages cannot be read; they stay as they were'),
  })
  const catalogue = await openGames(db, config.catalogueGames)
  const { hub, core } = openCore(config, db, clock, log)
  await seedJackpots(core)
  const vault = await openVault(config, db, clock.now())
  if (config.mode === 'demo') {
    await seedDemo({ ...core, playPast: options.playPast })
    await seedDemoDocuments({ db, clock, vault })
    await seedDemoWinners(core)
  }
  const media = openMedia({
    dataDir: config.dataDir,
    tileDetail: config.tileDetail,
    gameAt: (provider, seoTitle) => tileAt(catalogue, provider, seoTitle),
    log,
  })
  // After the door is open: what a page asks for is drawn before any of these.
  const drawAhead = async () => {
    const { onProgress } = options
    const [first, popular] = [
      firstGames(catalogue, firstRows, config.tilesAtSetup),
      catalogue.index.all.slice(0, config.tilesAtRest),
    ]
    await media.warm(first.map(namedTile), (done, total) => onProgress?.('first', done, total))
    await media.drawAtRest(popular.map(namedTile), machineRest, (done, total) => onProgress?.('atRest', done, total))
  }

  const payments = openPayments(core, log)
  const identities = openIdentities(config)
  const kyc = openKyc(config)
  const supportDesk = openSupportDesk(config)
  const studio = createFirstPartyStudio({
    id: 'apogee',
    secret: config.secrets.wallet,
    url: config.publicUrl,
    fetch: async (request) => options.studioFetch(request),
    now: () => clock.now(),
  })
  const announceBalance = openBalanceAnnouncer(core, (error) => log.error({ err: error }, 'balance was not announced'))
  const shelves = () => catalogue.index
  const categoriesOf = (game: string) => catalogue.index.byIdentifier.get(game)?.row.categories ?? []
  const potsOf = await openGamePots({
    db,
    shelves,
    now: () => clock.now(),
    onError: (error) => log.error({ err: error }, 'jackpots of games were not read'),
  })
  const jackpotNews = openJackpotNews({
    ...core,
    shelves,
    announceBalance,
    onError: (error) => log.error({ err: error }, 'jackpots were not announced'),
  })
  const payWins = openWinPayer({ ...core, shelves, news: jackpotNews })
  let demoPlayers: DemoPlayers | undefined
  const visitOf = visitReader(config, await openAddressCountry())
  const app = createApp({
    core,
    services: {
      catalogue,
      studio,
      shelves,
      potsOf,
      announceBalance,
      payWins,
      psp: payments.provider,
      captcha: openCaptcha(core, log),
      identityProviders: identities.providers,
      profiles: openProfiles(db, core.clock),
      vault,
      kyc: kyc.provider,
      supportDesk,
      bannerImage,
      pageFacts: { 'rocket-mart': shopFacts },
    },
    handlers: calls,
    log,
    accessLog: openAccessLog(config.logLevel, options.logTo),
    // A refusal that names a figure brings the sentence it belongs in.
    say: (locale, code, values) =>
      textOf(locale, typeof values['message'] === 'string' ? values['message'] : `errors.${code}`, asText(values)),
    visitOf,
  })
  app.get('/openapi.json', (c) =>
    c.json(
      openApi({ title: 'Apogee', version: '1.0.0', servers: [config.publicUrl], limited: Object.keys(rateLimits) }),
    ),
  )
  app.get('/media/*', (c) => media.fetch(c.req.raw))
  mountSandboxParts(app, { core, clock, visitOf, identities, payments, kyc, supportDesk })

  const closers: (() => unknown)[] = [
    onUnreadableContent((error) => log.error({ err: error }, 'content cannot be read; what it said before stays')),
  ]
  const cookies = { isSecure: config.publicUrl.startsWith('https:') }
  const sockets = openSockets({ hub, sessions: core.sessions, cookies, publicUrl: config.publicUrl, visitOf })
  return {
    fetch: app.fetch,
    visit(request, socketAddress) {
      demoPlayers?.wake()
      const visit = visitOf(request, new URL(request.url), socketAddress)
      const userAgent = request.headers.get('user-agent') ?? ''
      return {
        ...visit,
        isRestricted: isRestrictedCountry(visit.country, visit.brand.licence),
        currency: currencyOfCountry(visit.country),
        hasSession: readSessionCookie(request.headers.get('cookie'), cookies) !== null,
        isBot: readDevice(userAgent).isBot,
        device: kindOfDevice(userAgent),
      }
    },
    hasChat: supportDesk !== null,
    listedPaths: (id) => listedPaths(db, catalogue, id),
    log,
    db,
    clock,
    mediaVersion: (provider, seoTitle) => gameAt(catalogue, provider, seoTitle)?.wire.preview.version ?? '0',
    sockets,
    letGo: () => sockets.close(),
    start() {
      void warmUpPasswords()
      drawAhead().catch((error: unknown) => log.error({ err: error }, 'pictures were not drawn ahead'))
      const worker = startWork(
        { ...core, announceBalance, vault, categoriesOf, studio, supportDesk },
        log,
        payments.provider,
        {
          ...core,
          shelves,
          news: jackpotNews,
        },
      )
      const words = payments.sandbox?.start()
      const desk = openOperatorDesk(core, log)
      if (config.demoPlayers)
        demoPlayers = openDemoPlayers({
          ...core,
          studio,
          payWins,
          playPast: options.playPast,
          studioFetch: options.studioFetch,
          isConnected: () => hub.hasConnections(),
          time: realTime,
          log,
        })
      closers.push(
        () => demoPlayers?.close(),
        () => desk.close(),
        () => words?.stop(),
        () => worker.close(),
        () => jackpotNews.close(),
      )
    },
    async close() {
      sockets.close()
      for (const close of closers) await close()
      await media.close()
      await db.close()
    },
  }
}

const asText = (values: Readonly<Record<string, string | number>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
