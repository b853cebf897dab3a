import { z } from 'zod'
import { defaultSecrets } from './defaultSecrets.ts'
import { readEndpointSecrets } from './endpointSecrets.ts'

const count = (max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value <= max, `must be at most ${max}`)
const positive = (max: number) => count(max).refine((value) => value > 0, 'must be at least 1')
const url = (protocols: readonly string[]) =>
  z.string().refine(
    (value) => {
      const parsed = URL.parse(value)
      return parsed !== null && protocols.includes(parsed.protocol)
    },
    `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  )
const pathOf = (value: string): string => {
  const { pathname, search, hash } = URL.parse(value) ?? { pathname: '', search: '', hash: '' }
  return pathname + search + hash
}
const secret = (standard: string) => z.string().min(16, 'must have at least 16 characters').default(standard)

/** The environment as operators write it; `readConfig` converts it to a `Config`. */
export const settings = z.object({
  PORT: positive(65_535).default(3000),
  HOST: z.string().optional(),
  METRICS_PORT: positive(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  HSTS_SUBDOMAINS: z.enum(['on', 'off'], 'must be on or off').default('off'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(['http:', 'https:']).optional(),
  OTEL_SERVICE_NAME: z.string().default('apogee'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a number from 0 to 1')
    .min(0, 'must be at least 0')
    .max(1, 'must be at most 1')
    .default(1),
  DRAIN_DELAY_SECONDS: count(300).default(0),
  DRAIN_LIMIT_SECONDS: positive(3_600).default(10),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  DATABASE_READ_URL: url(['postgres:', 'postgresql:']).optional(),
  DATABASE_POOL: positive(1000).default(16),
  STORAGE_URL: z
    .string()
    .regex(
      /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[a-z0-9][a-z0-9/.-]*)?$/,
      'must be s3://bucket or s3://bucket/folder',
    )
    .optional(),
  STORAGE_ENDPOINT: url(['http:', 'https:']).optional(),
  STORAGE_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be the name of a region')
    .default('us-east-1'),
  STORAGE_KEY: z.string().min(1).optional(),
  STORAGE_SECRET: z.string().min(1).optional(),
  REDIS_URL: url(['redis:', 'rediss:']).optional(),
  PLATFORM_URL: url(['http:', 'https:'])
    .refine((value) => ['', '/'].includes(pathOf(value)), 'must be an address without a path')
    .optional(),
  PLATFORM_SOCKET_URL: url(['ws:', 'wss:']).optional(),
  SESSION_COOKIE: z
    .string()
    .regex(/^[\w!#$%&'*+.^`|~-]+(?:,[\w!#$%&'*+.^`|~-]+)*$/, 'must be names of cookies with commas between them')
    .default('_casino_session,__Host-casino_session'),
  MODE: z.enum(['demo', 'production'], 'must be demo or production').optional(),
  RESTORED: z.enum(['0', '1'], 'must be 1 or 0').default('0'),
  MIGRATIONS: z.enum(['run', 'wait'], 'must be run or wait').default('run'),
  SESSION_SECRET: secret(defaultSecrets.SESSION_SECRET),
  WALLET_SECRET: secret(defaultSecrets.WALLET_SECRET),
  PSP_SECRET: z
    .string()
    .refine(
      (list) => list.split(',').every((one) => one.trim().length >= 16),
      'must have at least 16 characters; the newest of several first, with commas between them',
    )
    .default(defaultSecrets.PSP_SECRET),
  VAULT_KEYS: z
    .string()
    .refine(
      (list) => list.split(',').every((key) => key.trim().length >= 16),
      'must be keys of at least 16 characters, the newest first, with commas between them',
    )
    .default(defaultSecrets.VAULT_KEYS),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  PSP_URL: url(['http:', 'https:']).optional(),
  // Sources of payment pages in frames, in Content-Security-Policy syntax.
  PSP_PAGES: z
    .string()
    .regex(
      /^(?:https:|https?:\/\/(?:\*\.)?[\w.-]+(?::\d+)?)(?:,(?:https:|https?:\/\/(?:\*\.)?[\w.-]+(?::\d+)?))*$/,
      'must be origins such as https://pay.example, https://*.pay.example or https: with commas between them',
    )
    .optional(),
  PSP_PROVIDERS: z.string().optional(),
  AUTH_PROVIDERS: z.string().optional(),
  STUDIOS: z.string().optional(),
  CAPTCHA: z.enum(['on', 'off'], 'must be on or off').default('on'),
  RECAPTCHA_SECRET: z.string().optional(),
  BEACON_URL: url(['http:', 'https:'])
    .refine((value) => /\/[0-9a-f]{64}$/.test(value), 'must end with the hash of a drand chain')
    .optional(),
  LIVE_BEACON: z.enum(['on', 'off'], 'must be on or off').default('off'),
  LIVE_CHAIN_LENGTH: positive(10_000_000).optional(),
  SUMSUB_URL: url(['http:', 'https:']).default('https://api.sumsub.com'),
  SUMSUB_APP_TOKEN: z.string().optional(),
  SUMSUB_SECRET_KEY: z.string().optional(),
  SUMSUB_WEBHOOK_SECRET: z.string().optional(),
  SUPPORT_URL: url(['http:', 'https:']).optional(),
  SUPPORT_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  ENDPOINT_SECRETS: z
    .string()
    .refine(
      (text) => readEndpointSecrets(text) !== null,
      'must be id=whsec_... for each receiver, with spaces between receivers and a comma between its two secrets',
    )
    .optional(),
  EVENT_TOKENS: z
    .string()
    .regex(/^[\w.~+/=-]{32,}(?:,[\w.~+/=-]{32,})?$/, 'must be one token of at least 32 characters, or two with a comma')
    .optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'must be 65 bytes in base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url')
    .optional(),
  REGISTER_URL: url(['http:', 'https:']).optional(),
  REGISTER_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  CENTRIFUGO_URL: url(['http:', 'https:']).optional(),
  CENTRIFUGO_API_KEY: z.string().optional(),
  CENTRIFUGO_TOKEN_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  TRUST_PROXY: count(10).default(0),
  BRAND: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be a brand id of lower-case letters, digits and hyphens')
    .default('apogee'),
  PUBLIC_URL: url(['http:', 'https:'])
    .refine((value) => ['', '/'].includes(pathOf(value)), 'must be an address without a path: pages lie at its root')
    .optional(),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be trace, debug, info, warn, error, fatal or silent',
    )
    .default('info'),
  DEMO_PLAYERS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  TILES_AT_SETUP: count(100_000).default(200),
  TILES_AT_REST: count(100_000).default(2_000),
  PICTURE_DETAIL: z.enum(['fine', 'plain'], 'must be fine or plain').default('fine'),
  MAX_STREAMS_PER_ADDRESS: positive(1_000_000).default(200),
  MAX_STREAMS: positive(1_000_000).default(20_000),
  MAX_COMMANDS_PER_SECOND: positive(1_000_000).default(100),
  MAX_PAGES_PER_MINUTE: positive(1_000_000).default(240),
  EVENTS_KEPT_DAYS: count(365).default(2),
  NOTIFICATIONS_KEPT_DAYS: count(3650).default(90),
  SESSIONS_KEPT_DAYS: count(3650).default(180),
  DEMO_PLAY_KEPT_DAYS: positive(3650).default(30),
  CATALOGUE_GAMES: count(1_000_000).optional(),
})
export type Settings = z.output<typeof settings>
