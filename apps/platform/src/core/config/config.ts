import { resolve } from 'node:path'
import { itemAt } from '@apogee/rules/validation/required'
import { z } from 'zod'
import { formatFinding, type GoLiveFinding, isMet } from '../goLive/goLiveCheck.ts'
import type { VaultKeys } from '../secrets/sealed.ts'
import type { Bucket } from '../storage/s3Storage.ts'
import { ConfigError } from './configError.ts'
import { readEndpointSecrets } from './endpointSecrets.ts'
import { type FurtherProvider, readFurtherProviders } from './furtherProviders.ts'
import { type LiveConfig, readLiveTables } from './liveConfig.ts'
import { readRedis, readReplica, readStorage, readTracing } from './nodesConfig.ts'
import { readCentrifugo, readRegister, readSumsub, readSupportDesk, readVapid } from './partnersConfig.ts'
import { readSettings } from './readSettings.ts'
import type { Settings } from './settings.ts'
import { findSettingsFaults } from './settingsChecks.ts'
import { readStudios, type StudioConfig } from './studiosConfig.ts'

export { ConfigError }

const authProvider = z.object({
  /** Part of addresses and of stored data: never change it. */
  name: z.string().regex(/^[a-z0-9_]{1,40}$/),
  title: z.string().min(1).max(40),
  issuer: z.url({ protocol: /^https?$/ }),
  client_id: z.string().min(1),
  client_secret: z.string().min(1),
})
interface AuthProvider {
  readonly name: string
  readonly title: string
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

function readAuthProviders(json: string | undefined): readonly AuthProvider[] | null {
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

export interface Config extends LiveConfig {
  readonly mode: 'demo' | 'production'
  /** A restored copy: it reaches no partner, sends no mail, joins no other nodes and changes no bucket. */
  readonly isRestored: boolean
  /** `wait`: another process brings the schema up to date, and this one waits for it. */
  readonly migrations: 'run' | 'wait'
  /** Missing settings of a production start, by requirement; empty in a demo. */
  readonly findings: readonly GoLiveFinding[]
  readonly port: number
  /** Loopback by default: anyone who reaches the demo's sandbox or the metrics can use them. */
  readonly host: string
  /** Where figures for Prometheus are served; null = nowhere. */
  readonly metricsPort: number | null
  readonly metricsHost: string
  readonly hstsSubdomains: boolean
  /** Where traces are sent; null = nothing is traced. */
  readonly tracing: { readonly endpoint: string; readonly service: string; readonly share: number } | null
  /** How the process shuts down gracefully. */
  readonly drain: {
    /** It continues to serve this long while `/readyz` makes balancers use other nodes. */
    readonly delayMs: number
    /** Requests in flight are given this long. */
    readonly limitMs: number
  }
  /** Absolute; contains the database this server runs, drawn media and all other data that survives a restart. */
  readonly dataDir: string
  /** null = a PostgreSQL that this server runs under `dataDir`. */
  readonly databaseUrl: string | null
  /** A replica for listings and history; null = they are read from `databaseUrl` too. */
  readonly databaseReadUrl: string | null
  /** Connections at most to each of them, from this process. */
  readonly databasePool: number
  /** The bucket for players' documents; null = the data folder. */
  readonly storage: Bucket | null
  /** The Redis or Valkey that connects the nodes of this platform; null = this is the only one. */
  readonly redisUrl: string | null
  /** The platform behind the front end; null = ours, in this process. */
  readonly platform: {
    /** Origin without a trailing slash. */
    readonly url: string
    /** Where its realtime is reached, if not at `url`. */
    readonly socketUrl: string | null
    /** Cookies of which one means that the visitor may be signed in. */
    readonly sessionCookies: readonly string[]
  } | null
  /** Origin without a trailing slash, as players see it. */
  readonly publicUrl: string
  readonly brand: string
  /** How many reverse proxies in front are ours: this many entries of X-Forwarded-For are trusted (SEC-07). */
  readonly trustProxy: number
  readonly logLevel: LogLevel
  readonly secrets: {
    readonly session: string
    readonly wallet: string
    readonly psp: string
    /** Further ones that the provider may still sign with. */
    readonly olderPsp: readonly string[]
    /** Seals stored secrets: second factors, documents. */
    readonly vault: VaultKeys
  }
  readonly smtpUrl: string | null
  readonly pspUrl: string | null
  /** Further payment providers; routes of `payment-providers.json` name them. */
  readonly pspProviders: readonly FurtherProvider[]
  readonly pspPages: readonly string[]
  /** External sign-in by OpenID Connect; null = not configured, and a demo then uses its own issuer. */
  readonly authProviders: readonly AuthProvider[] | null
  /** Studios and aggregators other than our own. */
  readonly studios: readonly StudioConfig[]
  /** A drand chain whose outputs are mixed into lottery draws; null = only players' values are. */
  readonly beaconUrl: string | null
  /** Forms submitted by guests require a solved captcha. */
  readonly captcha: boolean
  /** Secret for the reCAPTCHA key in `site`; null = our own proof-of-work. */
  readonly recaptchaSecret: string | null
  /** The provider that verifies players; null = the sandbox's desk. */
  readonly sumsub: {
    readonly url: string
    readonly appToken: string
    readonly secretKey: string
    readonly webhookSecret: string
  } | null
  /** The operator's help desk; null = the sandbox's in a demo, replies by email in production. */
  readonly supportDesk: { readonly url: string; readonly secret: string } | null
  /** The gateway to national registers of excluded persons; null = the sandbox's in a demo, none in production. */
  readonly register: { readonly url: string; readonly secret: string } | null
  /** A Centrifugo cluster that takes over realtime; null = the embedded hub (WIRE-06). */
  readonly centrifugo: { readonly url: string; readonly apiKey: string; readonly tokenSecret: string } | null
  /** Secrets that sign webhooks and postbacks, by the id of their receiver: one or two each. */
  readonly endpointSecrets: ReadonlyMap<string, readonly string[]>
  /** Tokens of which one opens the event stream; none: it is closed. */
  readonly eventTokens: readonly string[]
  /** The keys that identify us to push services (VAPID); null = no push messages. */
  readonly vapid: { readonly publicKey: string; readonly privateKey: string } | null
  /** Demo players play while a page is open; never in production. */
  readonly demoPlayers: boolean
  readonly tilesAtSetup: number
  /** This many of the most popular games' tiles are drawn while the machine is idle. */
  readonly tilesAtRest: number
  /** Plain pictures are a single colour, cost nothing, and are meant for tests. */
  readonly pictureDetail: 'fine' | 'plain'
  readonly limits: {
    /** How many realtime sockets and streams of live tables may be open, per address and in total. */
    readonly streamsPerAddress: number
    readonly streams: number
    /** For one realtime socket. */
    readonly commandsPerSecond: number
    /** Pages rendered for one address, besides those that guests share. */
    readonly pagesPerMinute: number
  }
  /** How long events of play and payments are retained after every consumer has processed them. */
  readonly eventsKeptDays: number
  /** How long notifications are retained after they have expired. */
  readonly notificationsKeptDays: number
  /** How long ended sessions are retained; a player's last one always is. */
  readonly sessionsKeptDays: number
  /** How long demo play of our games is retained. */
  readonly demoPlayKeptDays: number
  /** Only this many games, the most popular first; null = all of them. */
  readonly catalogueGames: number | null
}

/** Reads the environment. Throws {@link ConfigError} with one sentence about the first invalid setting. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const is = readSettings(env)
  const platform = readPlatform(is)
  const mode = is.MODE ?? (is.DATABASE_URL === undefined && platform === null ? 'demo' : 'production')
  const findings = mode === 'production' ? findSettingsFaults(is) : []
  refuseFaults(findings, is)
  const [currentKey = '', ...olderKeys] = is.VAULT_KEYS.split(',').map((key) => key.trim())
  const isRestored = is.RESTORED === '1'
  const pspSecrets = is.PSP_SECRET.split(',').map((one) => one.trim())
  const pspProviders = isRestored ? [] : readFurtherProviders(is)
  return {
    mode,
    isRestored,
    migrations: is.MIGRATIONS,
    findings,
    port: is.PORT,
    host: is.HOST ?? (mode === 'demo' ? '127.0.0.1' : '0.0.0.0'),
    metricsPort: is.METRICS_PORT ?? null,
    metricsHost: is.METRICS_HOST,
    hstsSubdomains: is.HSTS_SUBDOMAINS === 'on',
    tracing: readTracing(is),
    drain: { delayMs: is.DRAIN_DELAY_SECONDS * 1000, limitMs: is.DRAIN_LIMIT_SECONDS * 1000 },
    dataDir: resolve(is.DATA_DIR),
    databaseUrl: is.DATABASE_URL ?? null,
    databaseReadUrl: readReplica(is),
    databasePool: is.DATABASE_POOL,
    storage: readStorage(is),
    redisUrl: isRestored ? null : readRedis(is, platform !== null),
    platform,
    publicUrl: new URL(is.PUBLIC_URL ?? `http://localhost:${is.PORT}`).origin,
    brand: is.BRAND,
    trustProxy: is.TRUST_PROXY,
    logLevel: is.LOG_LEVEL,
    secrets: {
      session: is.SESSION_SECRET,
      wallet: is.WALLET_SECRET,
      psp: itemAt(pspSecrets, 0),
      olderPsp: pspSecrets.slice(1),
      vault: [currentKey, ...olderKeys],
    },
    smtpUrl: isRestored ? null : (is.SMTP_URL ?? null),
    pspUrl: isRestored ? null : (is.PSP_URL ?? null),
    pspProviders,
    pspPages: [
      ...(is.PSP_PAGES?.split(',') ?? (is.PSP_URL === undefined ? [] : [new URL(is.PSP_URL).origin])),
      ...pspProviders.flatMap(({ url, pages }) => pages ?? [new URL(url).origin]),
    ],
    authProviders: isRestored ? [] : readAuthProviders(is.AUTH_PROVIDERS),
    studios: isRestored ? [] : readStudios(is.STUDIOS),
    beaconUrl: is.BEACON_URL ?? null,
    ...readLiveTables(is, mode),
    captcha: is.CAPTCHA === 'on',
    recaptchaSecret: isRestored ? null : (is.RECAPTCHA_SECRET ?? null),
    sumsub: isRestored ? null : readSumsub(is),
    supportDesk: isRestored ? null : readSupportDesk(is),
    register: isRestored ? null : readRegister(is),
    centrifugo: isRestored ? null : readCentrifugo(is),
    endpointSecrets: (is.ENDPOINT_SECRETS && !isRestored && readEndpointSecrets(is.ENDPOINT_SECRETS)) || new Map(),
    eventTokens: isRestored ? [] : (is.EVENT_TOKENS?.split(',') ?? []),
    vapid: isRestored ? null : readVapid(is),
    demoPlayers: mode === 'demo' && is.DEMO_PLAYERS === 'on',
    tilesAtSetup: is.TILES_AT_SETUP,
    tilesAtRest: is.TILES_AT_REST,
    pictureDetail: is.PICTURE_DETAIL,
    limits: {
      streamsPerAddress: is.MAX_STREAMS_PER_ADDRESS,
      streams: is.MAX_STREAMS,
      commandsPerSecond: is.MAX_COMMANDS_PER_SECOND,
      pagesPerMinute: is.MAX_PAGES_PER_MINUTE,
    },
    eventsKeptDays: is.EVENTS_KEPT_DAYS,
    notificationsKeptDays: is.NOTIFICATIONS_KEPT_DAYS,
    sessionsKeptDays: is.SESSIONS_KEPT_DAYS,
    demoPlayKeptDays: is.DEMO_PLAY_KEPT_DAYS,
    catalogueGames: is.CATALOGUE_GAMES ?? null,
  }
}

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

function readPlatform(is: Settings): Config['platform'] {
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
