import { resolve } from 'node:path'
import { itemAt } from '@apogee/rules/validation/required'
import { z } from 'zod'
import { formatFinding, type GoLiveFinding, isMet } from '../goLive/goLiveCheck.ts'
import type { VaultKeys } from '../secrets/sealed.ts'
import { ConfigError } from './configError.ts'
import { readEndpointSecrets } from './endpointSecrets.ts'
import { readFurtherProviders } from './furtherProviders.ts'
import { readLiveTables } from './liveConfig.ts'
import { readRedis, readReplica, readStorage, readTracing } from './nodesConfig.ts'
import { readCentrifugo, readRegister, readSumsub, readSupportDesk, readVapid } from './partnersConfig.ts'
import { readSettings } from './readSettings.ts'
import type { Settings } from './settings.ts'
import { findSettingsFaults } from './settingsChecks.ts'
import { readStudios } from './studiosConfig.ts'

export { ConfigError }

const authProvider = z.object({
  /** Part of addresses and of stored data: never change it. */
  name: z.string().regex(/^[a-z0-9_]{1,40}$/),
  title: z.string().min(1).max(40),
  issuer: z.url({ protocol: /^https?$/ }),
  client_id: z.string().min(1),
  client_secret: z.string().min(1),
})

function readAuthProviders(json: string | undefined) {
  if (json === undefined) return null
  try {
    return z
      .array(authProvider)
      .parse(JSON.parse(json))
      .map(({ client_id: clientId, client_secret: clientSecret, ...more }) => ({ ...more, clientId, clientSecret }))
  } catch {
    throw new ConfigError('AUTH_PROVIDERS must be a JSON list of { name, title, issuer, client_id, client_secret }.')
  }
}

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'

/** Reads the environment. Throws {@link ConfigError} with one sentence about the first invalid setting. */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const is = readSettings(env)
  const platform = readPlatform(is)
  const mode = is.MODE ?? (is.DATABASE_URL === undefined && platform === null ? 'demo' : 'production')
  const findings = mode === 'production' ? findSettingsFaults(is) : []
  refuseFaults(findings, is)
  const [currentKey = '', ...olderKeys] = is.VAULT_KEYS.split(',').map((key) => key.trim())
  const vault: VaultKeys = [currentKey, ...olderKeys]
  const isRestored = is.RESTORED === '1'
  const pspSecrets = is.PSP_SECRET.split(',').map((one) => one.trim())
  const pspProviders = isRestored ? [] : readFurtherProviders(is)
  return {
    mode,
    /** A restored copy: it reaches no partner, sends no mail, joins no other nodes and changes no bucket. */
    isRestored,
    /** `wait`: another process brings the schema up to date, and this one waits for it. */
    migrations: is.MIGRATIONS,
    /** Missing settings of a production start, by requirement; empty in a demo. */
    findings,
    port: is.PORT,
    /** Loopback by default: anyone who reaches the demo's sandbox or the metrics can use them. */
    host: is.HOST ?? (mode === 'demo' ? '127.0.0.1' : '0.0.0.0'),
    /** Where figures for Prometheus are served; null = nowhere. */
    metricsPort: is.METRICS_PORT ?? null,
    metricsHost: is.METRICS_HOST,
    hstsSubdomains: is.HSTS_SUBDOMAINS === 'on',
    /** Where traces are sent; null = nothing is traced. */
    tracing: readTracing(is),
    /** How the process shuts down gracefully. */
    drain: {
      /** It continues to serve this long while `/readyz` makes balancers use other nodes. */
      delayMs: is.DRAIN_DELAY_SECONDS * 1000,
      /** Requests in flight are given this long. */
      limitMs: is.DRAIN_LIMIT_SECONDS * 1000,
    },
    /** Absolute; contains the database this server runs, drawn media and all other data that survives a restart. */
    dataDir: resolve(is.DATA_DIR),
    /** null = a PostgreSQL that this server runs under `dataDir`. */
    databaseUrl: is.DATABASE_URL ?? null,
    /** A replica for listings and history; null = they are read from `databaseUrl` too. */
    databaseReadUrl: readReplica(is),
    /** Connections at most to each of them, from this process. */
    databasePool: is.DATABASE_POOL,
    /** The bucket for players' documents; null = the data folder. */
    storage: readStorage(is),
    /** The Redis or Valkey that connects the nodes of this platform; null = this is the only one. */
    redisUrl: isRestored ? null : readRedis(is, platform !== null),
    /** The platform behind the front end; null = ours, in this process. */
    platform,
    /** Origin without a trailing slash, as players see it. */
    publicUrl: new URL(is.PUBLIC_URL ?? `http://localhost:${is.PORT}`).origin,
    brand: is.BRAND,
    /** How many reverse proxies in front are ours: this many entries of X-Forwarded-For are trusted (SEC-07). */
    trustProxy: is.TRUST_PROXY,
    logLevel: is.LOG_LEVEL,
    secrets: {
      session: is.SESSION_SECRET,
      wallet: is.WALLET_SECRET,
      psp: itemAt(pspSecrets, 0),
      /** Further ones that the provider may still sign with. */
      olderPsp: pspSecrets.slice(1),
      /** Seals stored secrets: second factors, documents. */
      vault,
    },
    smtpUrl: isRestored ? null : (is.SMTP_URL ?? null),
    pspUrl: isRestored ? null : (is.PSP_URL ?? null),
    /** Further payment providers; routes of `payment-providers.json` name them. */
    pspProviders,
    pspPages: [
      ...(is.PSP_PAGES?.split(',') ?? (is.PSP_URL === undefined ? [] : [new URL(is.PSP_URL).origin])),
      ...pspProviders.flatMap(({ url, pages }) => pages ?? [new URL(url).origin]),
    ],
    /** External sign-in by OpenID Connect; null = not configured, and a demo then uses its own issuer. */
    authProviders: isRestored ? [] : readAuthProviders(is.AUTH_PROVIDERS),
    /** Studios and aggregators other than our own. */
    studios: isRestored ? [] : readStudios(is.STUDIOS),
    /** A drand chain whose outputs are mixed into lottery draws; null = only players' values are. */
    beaconUrl: is.BEACON_URL ?? null,
    ...readLiveTables(is, mode),
    /** Forms submitted by guests require a solved captcha. */
    captcha: is.CAPTCHA === 'on',
    /** Secret for the reCAPTCHA key in `site`; null = our own proof-of-work. */
    recaptchaSecret: isRestored ? null : (is.RECAPTCHA_SECRET ?? null),
    /** The provider that verifies players; null = the sandbox's desk. */
    sumsub: isRestored ? null : readSumsub(is),
    /** The operator's help desk; null = the sandbox's in a demo, replies by email in production. */
    supportDesk: isRestored ? null : readSupportDesk(is),
    /** The gateway to national registers of excluded persons; null = the sandbox's in a demo, none in production. */
    register: isRestored ? null : readRegister(is),
    /** A Centrifugo cluster that takes over realtime; null = the embedded hub (WIRE-06). */
    centrifugo: isRestored ? null : readCentrifugo(is),
    /** Secrets that sign webhooks and postbacks, by the id of their receiver: one or two each. */
    endpointSecrets:
      (is.ENDPOINT_SECRETS && !isRestored && readEndpointSecrets(is.ENDPOINT_SECRETS)) ||
      new Map<string, readonly string[]>(),
    /** Tokens of which one opens the event stream; none: it is closed. */
    eventTokens: isRestored ? [] : (is.EVENT_TOKENS?.split(',') ?? []),
    /** The keys that identify us to push services (VAPID); null = no push messages. */
    vapid: isRestored ? null : readVapid(is),
    /** Demo players play while a page is open; never in production. */
    demoPlayers: mode === 'demo' && is.DEMO_PLAYERS === 'on',
    tilesAtSetup: is.TILES_AT_SETUP,
    /** This many of the most popular games' tiles are drawn while the machine is idle. */
    tilesAtRest: is.TILES_AT_REST,
    /** Plain pictures are a single colour, cost nothing, and are meant for tests. */
    pictureDetail: is.PICTURE_DETAIL,
    limits: {
      /** How many realtime sockets and streams of live tables may be open, per address and in total. */
      streamsPerAddress: is.MAX_STREAMS_PER_ADDRESS,
      streams: is.MAX_STREAMS,
      /** For one realtime socket. */
      commandsPerSecond: is.MAX_COMMANDS_PER_SECOND,
      /** Pages rendered for one address, besides those that guests share. */
      pagesPerMinute: is.MAX_PAGES_PER_MINUTE,
    },
    /** How long events of play and payments are retained after every consumer has processed them. */
    eventsKeptDays: is.EVENTS_KEPT_DAYS,
    /** How long notifications are retained after they have expired. */
    notificationsKeptDays: is.NOTIFICATIONS_KEPT_DAYS,
    /** How long ended sessions are retained; a player's last one always is. */
    sessionsKeptDays: is.SESSIONS_KEPT_DAYS,
    /** How long demo play of our games is retained. */
    demoPlayKeptDays: is.DEMO_PLAY_KEPT_DAYS,
    /** Only this many games, the most popular first; null = all of them. */
    catalogueGames: is.CATALOGUE_GAMES ?? null,
  }
}

export type Config = Readonly<ReturnType<typeof readConfig>>

/** Refuses what a production start must not have: a front end alone stores no secrets and sends no mail. */
function refuseFaults(findings: readonly GoLiveFinding[], is: Settings): void {
  const fatal = findings.filter((finding) => finding.weight === 'fatal' && !isMet(finding))
  if (fatal.length === 0) return
  const isAssumed = is.MODE === undefined
  const chosen = is.PLATFORM_URL === undefined ? 'DATABASE_URL' : 'PLATFORM_URL'
  const way = is.PLATFORM_URL === undefined ? 'keep the sandbox' : 'try it on this machine'
  const why = `MODE is production${isAssumed ? ` because ${chosen} is set` : ''}, which refuses `
  const lines = fatal.map(
    (finding) => `${why}${formatFinding(finding)}${isAssumed ? `, or set MODE=demo to ${way}` : ''}.`,
  )
  throw new ConfigError(lines.join('\n'))
}

function readPlatform(is: Settings) {
  const { PLATFORM_URL: platformUrl, PLATFORM_SOCKET_URL: socketUrl = null } = is
  if (platformUrl === undefined) {
    if (socketUrl !== null) throw new ConfigError('PLATFORM_SOCKET_URL is set without PLATFORM_URL; set both or none.')
    return null
  }
  if (is.DATABASE_URL !== undefined) {
    throw new ConfigError('PLATFORM_URL and DATABASE_URL are both set: the front end alone has no database; unset one.')
  }
  return { url: new URL(platformUrl).origin, socketUrl, sessionCookies: is.SESSION_COOKIE.split(',') }
}
