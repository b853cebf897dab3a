import type { GoLiveCheck, GoLiveFinding } from '../goLive/goLiveCheck.ts'
import { isDefaultSecret } from './defaultSecrets.ts'
import { readFurtherProviders } from './furtherProviders.ts'
import type { Settings } from './settings.ts'
import { readStudios, type StudioConfig } from './studiosConfig.ts'

/** Settings that are secrets. */
export const secretNames = [
  'SESSION_SECRET',
  'WALLET_SECRET',
  'PSP_SECRET',
  'VAULT_KEYS',
  'RECAPTCHA_SECRET',
  'SUMSUB_SECRET_KEY',
  'SUMSUB_WEBHOOK_SECRET',
  'SUPPORT_SECRET',
  'ENDPOINT_SECRETS',
  'EVENT_TOKENS',
  'VAPID_PRIVATE_KEY',
  'REGISTER_SECRET',
  'CENTRIFUGO_API_KEY',
  'CENTRIFUGO_TOKEN_SECRET',
] as const

/** Those we choose ourselves; a partner chooses the others. */
const ownSecrets = [
  'SESSION_SECRET',
  'WALLET_SECRET',
  'PSP_SECRET',
  'VAULT_KEYS',
  'SUPPORT_SECRET',
  'REGISTER_SECRET',
] as const

const goodLength = 32
/** A random secret of 32 hexadecimal digits practically always has more. */
const minCharacters = 8

/** Between the values of a setting that has several. */
const separators: Partial<Record<(typeof secretNames)[number], RegExp>> = {
  VAULT_KEYS: /,/,
  PSP_SECRET: /,/,
  EVENT_TOKENS: /,/,
  ENDPOINT_SECRETS: /[\s,]/,
}

const isUnset = (is: Settings, name: keyof Settings): boolean => is[name] === undefined
/** A restored copy has no partners. */
const lacks = (is: Settings, name: keyof Settings): boolean => is.RESTORED === '0' && isUnset(is, name)
const valuesOf = (is: Settings, name: (typeof secretNames)[number]): readonly string[] =>
  (is[name] ?? '')
    .split(separators[name] ?? '\n')
    .map((value) => value.trim().replace(/^[a-z0-9-]+=(?=whsec_)/, ''))
    .filter((value) => value !== '')

function sharedSecrets(is: Settings): string[] {
  const owners = new Map<string, string>()
  return secretNames.flatMap((name) =>
    valuesOf(is, name).flatMap((value, at) => {
      const owner = owners.get(value)
      owners.set(value, name)
      // Data sealed before VAULT_KEYS existed needs the secret of sessions as an older key.
      if (owner === undefined || (name === 'VAULT_KEYS' && at > 0 && owner === 'SESSION_SECRET')) return []
      return [owner === name ? `a key twice in ${name}` : `one secret as ${owner} and ${name}`]
    }),
  )
}

const ownWith = (is: Settings, isWeak: (value: string) => boolean): string[] =>
  ownSecrets.filter((name) => valuesOf(is, name).some(isWeak))

interface SettingsCheck extends GoLiveCheck<Settings> {
  /** At once: a start waits for nothing here. */
  find(is: Settings): readonly string[]
}

const publicUrlChecks: readonly SettingsCheck[] = [
  {
    id: 'public-url',
    title: 'Address of the players',
    weight: 'fatal',
    find: (is) => (isUnset(is, 'PUBLIC_URL') ? ['an address guessed from the port'] : []),
    fix: 'set PUBLIC_URL to the https: address of the players',
  },
  {
    id: 'https',
    title: 'HTTPS',
    weight: 'fatal',
    find: ({ PUBLIC_URL: url }) =>
      url?.startsWith('http:') ? ['an address without HTTPS, where cookies are not secure and the captcha fails'] : [],
    fix: 'set PUBLIC_URL to the https: address of your proxy',
  },
  {
    id: 'proxies',
    title: 'Trusted proxies',
    weight: 'error',
    find: ({ PUBLIC_URL: url, TRUST_PROXY: count }) =>
      url?.startsWith('https:') && count === 0
        ? ['no trusted proxy in front: all visitors have its address, and share one rate limit']
        : [],
    fix: 'set TRUST_PROXY to the number of your proxies',
  },
  {
    id: 'metrics',
    title: 'Metrics',
    weight: 'warning',
    find: (is) => (isUnset(is, 'METRICS_PORT') ? ['no metrics, so no alerts'] : []),
    fix: 'set METRICS_PORT, and let Prometheus read it',
  },
]

const partnerChecks: readonly SettingsCheck[] = [
  {
    id: 'restored',
    title: 'Not a restored copy',
    weight: 'error',
    find: (is) => (is.RESTORED === '1' ? ['a restored copy, which reaches no partner and sends no mail'] : []),
    fix: 'unset RESTORED once this copy takes the place of the live one',
  },
  {
    id: 'mail',
    title: 'Mail',
    weight: 'fatal',
    find: (is) => (lacks(is, 'SMTP_URL') ? ['the sandbox mailbox'] : []),
    fix: 'set SMTP_URL to smtp://user:password@host:587',
  },
  {
    id: 'payments',
    title: 'Payment provider',
    weight: 'fatal',
    find: (is) => (lacks(is, 'PSP_URL') ? ['the sandbox payment provider'] : []),
    fix: 'set PSP_URL to your provider or gateway (docs/payments.md)',
  },
  {
    id: 'kyc',
    title: 'Verification of players',
    weight: 'fatal',
    find: (is) => (lacks(is, 'SUMSUB_APP_TOKEN') ? ['the sandbox desk of verification'] : []),
    fix: 'set SUMSUB_APP_TOKEN, SUMSUB_SECRET_KEY and SUMSUB_WEBHOOK_SECRET',
  },
  {
    id: 'captcha',
    title: 'Captcha',
    weight: 'fatal',
    find: ({ CAPTCHA: state }) => (state === 'off' ? ['forms without a captcha'] : []),
    fix: 'unset CAPTCHA',
  },
  {
    id: 'support-chat',
    title: 'Help desk',
    weight: 'warning',
    find: (is) => (lacks(is, 'SUPPORT_URL') ? ['no help desk: players write by form, and get replies by mail'] : []),
    fix: 'set SUPPORT_URL and SUPPORT_SECRET if agents answer a chat',
  },
  {
    id: 'push',
    title: 'Push messages',
    weight: 'warning',
    find: (is) => (lacks(is, 'VAPID_PRIVATE_KEY') ? ['no keys for push messages: players get none'] : []),
    fix: 'set VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY (docs/operating.md, Push messages), if you offer them',
  },
  {
    id: 'beacon',
    title: 'Public randomness of draws',
    weight: 'warning',
    find: (is) => (isUnset(is, 'BEACON_URL') ? ['lottery draws from the values of players alone'] : []),
    fix: 'set BEACON_URL',
  },
]

const isThisMachine = (hostname: string): boolean => hostname === 'localhost' || /^127\.|^\[::1\]$/.test(hostname)

const isOpenToReaders = (address: string | undefined): boolean =>
  address?.startsWith('http:') === true && !isThisMachine(new URL(address).hostname)

/** Gateways that are called without HTTPS, by their settings. */
function plainGateways(is: Settings): string[] {
  const direct = (['PSP_URL', 'REGISTER_URL', 'SUPPORT_URL'] as const).filter((name) => isOpenToReaders(is[name]))
  const further = readFurtherProviders(is).filter(({ url }) => isOpenToReaders(url))
  return [...direct, ...further.map(({ name }) => `${name} of PSP_PROVIDERS`)]
}

const ofStudios = (fault: (studio: StudioConfig) => string | undefined) => (is: Settings) =>
  lacks(is, 'STUDIOS') ? [] : readStudios(is.STUDIOS).flatMap((studio) => fault(studio) ?? [])

const studioChecks: readonly SettingsCheck[] = [
  {
    id: 'gateways-https',
    title: 'HTTPS to gateways',
    weight: 'warning',
    find: (is) => plainGateways(is).map((name) => `an address without HTTPS in ${name}`),
    fix: 'use https:, unless no one else can read the network between you and the gateway',
  },
  {
    id: 'studios-https',
    title: 'HTTPS to studios',
    weight: 'fatal',
    find: ofStudios(({ id, url, pages }) =>
      [url, ...pages].some((address) => address.startsWith('http:')) ? `addresses without HTTPS (${id})` : undefined,
    ),
    fix: 'use https: in url and pages of STUDIOS',
  },
  {
    id: 'studios-addresses',
    title: 'Addresses of studios',
    weight: 'warning',
    find: ofStudios(({ id, addresses }) => (addresses.length === 0 ? `wallet calls from anywhere (${id})` : undefined)),
    fix: 'list the addresses that the studio calls from in addresses of STUDIOS',
  },
]

const secretChecks: readonly SettingsCheck[] = [
  {
    id: 'default-secrets',
    title: 'Secrets of your own',
    weight: 'fatal',
    find(is) {
      const known = secretNames.filter((name) => isDefaultSecret(is[name]))
      return known.length > 0 ? [`the default secret of ${known.join(', ')}`] : []
    },
    fix: 'set each to a random one (openssl rand -hex 32)',
  },
  {
    id: 'shared-secrets',
    title: 'A secret for each purpose',
    weight: 'error',
    find: sharedSecrets,
    fix: 'set a different random one for each',
  },
  {
    id: 'weak-secrets',
    title: 'Random secrets',
    weight: 'error',
    find: (is) =>
      ownWith(is, (value) => new Set(value).size < minCharacters).map((name) => `few characters in ${name}`),
    fix: 'set a random one (openssl rand -hex 32)',
  },
  {
    id: 'short-secrets',
    title: 'Long secrets',
    weight: 'warning',
    find: (is) =>
      ownWith(is, (value) => value.length < goodLength).map((name) => `fewer than ${goodLength} characters in ${name}`),
    fix: 'set a longer one (openssl rand -hex 32); rotate VAULT_KEYS by putting the new key first',
  },
]

const storageChecks: readonly SettingsCheck[] = [
  {
    id: 'database',
    title: 'A database server of its own',
    weight: 'warning',
    find: (is) => (isUnset(is, 'DATABASE_URL') ? ['the database in the data folder of one machine'] : []),
    fix: 'set DATABASE_URL to a PostgreSQL with a standby',
  },
  {
    id: 'bucket',
    title: 'Documents that all nodes share',
    weight: 'error',
    find: (is) =>
      !isUnset(is, 'REDIS_URL') && isUnset(is, 'STORAGE_URL')
        ? ['several nodes without a bucket: a document is on one of them, unless they share DATA_DIR']
        : [],
    fix: 'set STORAGE_URL, STORAGE_KEY and STORAGE_SECRET, or share DATA_DIR',
  },
]

/** Requirements of a front end alone: it has no secrets, no database and no partners. */
const frontSettingsChecks = publicUrlChecks

const settingsChecks: readonly SettingsCheck[] = [
  ...partnerChecks,
  ...studioChecks,
  ...publicUrlChecks,
  ...secretChecks,
  ...storageChecks,
]

/** Missing settings, without a wait: these checks read nothing else. */
export function findSettingsFaults(is: Settings): GoLiveFinding[] {
  const checks = isUnset(is, 'PLATFORM_URL') ? settingsChecks : frontSettingsChecks
  return checks.map(({ find, ...check }) => ({ ...check, found: find(is) }))
}
