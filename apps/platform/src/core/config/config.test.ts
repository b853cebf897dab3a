import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const random = 'r'.repeat(40)
const production = {
  MODE: 'production',
  SMTP_URL: 'smtp://mail.test',
  PSP_URL: 'https://psp.test',
  PUBLIC_URL: 'https://casino.test',
  SUMSUB_APP_TOKEN: 'token',
  SUMSUB_SECRET_KEY: 'secret',
  SUMSUB_WEBHOOK_SECRET: 'webhook',
  SESSION_SECRET: random,
  WALLET_SECRET: random,
  PSP_SECRET: random,
  VAULT_KEYS: random,
}

describe('configuration', () => {
  test('without any variable it is the demo on port 3000 with its own database', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'demo',
      port: 3000,
      databaseUrl: null,
      publicUrl: 'http://localhost:3000',
      brand: 'apogee',
      trustProxy: 0,
      tilesAtSetup: 200,
      tilesAtRest: 2_000,
      pictureDetail: 'fine',
      catalogueGames: null,
    })
  })

  test('demo and metrics listen on this machine only unless configured otherwise; production listens on all interfaces', () => {
    expect(readConfig({})).toMatchObject({ host: '127.0.0.1', metricsHost: '127.0.0.1', hstsSubdomains: false })
    expect(readConfig(production)).toMatchObject({ host: '0.0.0.0', metricsHost: '127.0.0.1' })
    const told = { HOST: '0.0.0.0', METRICS_HOST: '10.0.0.2', HSTS_SUBDOMAINS: 'on' }
    expect(readConfig(told)).toMatchObject({ host: '0.0.0.0', metricsHost: '10.0.0.2', hstsSubdomains: true })
  })

  test('live tables have long chains in production, and need a beacon to be decided by one', () => {
    const url = `https://api.drand.sh/${'ab'.repeat(32)}`
    expect(readConfig({})).toMatchObject({ liveBeaconUrl: null, liveChainLength: 10_000 })
    expect(readConfig({ ...production, BEACON_URL: url })).toMatchObject({
      liveBeaconUrl: null,
      liveChainLength: 1_000_000,
    })
    expect(readConfig({ BEACON_URL: url, LIVE_BEACON: 'on' })).toMatchObject({ liveBeaconUrl: url })
    expect(() => readConfig({ LIVE_BEACON: 'on' })).toThrow('set BEACON_URL')
  })

  test('a complete production configuration is accepted; an empty variable is an unset one', () => {
    expect(readConfig({ ...production, CENTRIFUGO_URL: '' })).toMatchObject({ mode: 'production', centrifugo: null })
  })

  test('payment pages in a frame come from the provider’s own origin, or from those that are named', () => {
    expect(readConfig({}).pspPages).toEqual([])
    expect(readConfig({ PSP_URL: 'https://psp.test/v1' }).pspPages).toEqual(['https://psp.test'])
    const named = { PSP_URL: 'https://api.psp.test', PSP_PAGES: 'https://pay.psp.test,https://*.bank.test' }
    expect(readConfig(named).pspPages).toEqual(['https://pay.psp.test', 'https://*.bank.test'])
  })

  test('further payment providers have names, secrets and pages; PSP_SECRET may be two secrets, the newest first', () => {
    const secret = `${'n'.repeat(16)},${'o'.repeat(16)}`
    const nordic = { name: 'nordic', url: 'https://nordic.test/v1', secret }
    const read = (list: unknown, more: object = { PSP_URL: 'https://psp.test' }) =>
      readConfig({ ...more, PSP_SECRET: secret, PSP_PROVIDERS: JSON.stringify(list) })
    expect(read([nordic])).toMatchObject({
      secrets: { psp: 'n'.repeat(16), olderPsp: ['o'.repeat(16)] },
      pspProviders: [{ name: 'nordic', secrets: ['n'.repeat(16), 'o'.repeat(16)] }],
      pspPages: ['https://psp.test', 'https://nordic.test'],
    })
    expect(() => read([nordic, nordic])).toThrow('a name of its own')
    expect(() => read([{ ...nordic, name: 'psp' }])).toThrow('a name of its own')
    expect(() => read([nordic], {})).toThrow('needs PSP_URL')
    expect(() => read([{ ...nordic, secret: 'short' }])).toThrow('must be a JSON list')
    expect(() => readConfig({ PSP_SECRET: `${'n'.repeat(16)},short` })).toThrow('PSP_SECRET')
    expect(readConfig({ RESTORED: '1', PSP_PROVIDERS: '[]', MODE: 'demo' }).pspProviders).toEqual([])
  })

  test('the address and the secret of the register are set together', () => {
    const both = { REGISTER_URL: 'https://gateway.test/register', REGISTER_SECRET: 's'.repeat(16) }
    expect(readConfig(both).register).toEqual({ url: both.REGISTER_URL, secret: both.REGISTER_SECRET })
    expect(readConfig({ ...both, RESTORED: '1' }).register).toBeNull()
    expect(() => readConfig({ REGISTER_URL: both.REGISTER_URL })).toThrow('set together')
  })

  test('keys of the vault are a list, the newest first', () => {
    const { secrets } = readConfig({ VAULT_KEYS: `${'n'.repeat(16)}, ${'o'.repeat(16)}` })
    expect(secrets.vault).toEqual(['n'.repeat(16), 'o'.repeat(16)])
  })

  test('in front of another platform only the front end’s own address is required, and sandbox settings are accepted', () => {
    const front = { PLATFORM_URL: 'https://casino.example/', PUBLIC_URL: 'https://casino.test' }
    expect(readConfig(front)).toMatchObject({
      mode: 'production',
      platform: {
        url: 'https://casino.example',
        socketUrl: null,
        sessionCookies: ['_casino_session', '__Host-casino_session'],
      },
    })
    const own = { PLATFORM_SOCKET_URL: 'wss://news.example/connect', SESSION_COOKIE: 'sid,sid2' }
    expect(readConfig({ ...front, ...own }).platform).toMatchObject({
      socketUrl: 'wss://news.example/connect',
      sessionCookies: ['sid', 'sid2'],
    })
    expect(readConfig({}).platform).toBeNull()
  })

  const demo = (part: string) => `apogee-demo-${part}-not-for-production`
  test.each([
    ['WALLET_SECRET', demo('session-secret')],
    ['SESSION_SECRET', demo('vault-key')],
    ['PSP_SECRET', demo('wallet-secret').toUpperCase()],
    ['PSP_SECRET', `${demo('psp-secret')}-2`],
    ['SESSION_SECRET', [...demo('session-secret')].reverse().join('')],
    ['VAULT_KEYS', `${random},${demo('vault-key')}`],
    ['VAULT_KEYS', demo('psp-secret')],
    ['SUMSUB_WEBHOOK_SECRET', demo('psp-secret')],
  ])('in production %s may not be a secret that everybody knows, in no place and spelling', (name, known) => {
    const sentence = `MODE is production, which refuses the default secret of ${name}: set each to a random one (openssl rand -hex 32).`
    expect(() => readConfig({ ...production, [name]: known })).toThrow(new ConfigError(sentence))
  })

  test.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number (it is "abc").'],
    [{ PORT: '70000' }, 'PORT must be at most 65535 (it is "70000").'],
    [{ PORT: '0' }, 'PORT must be at least 1 (it is "0").'],
    [{ MAX_STREAMS: '0' }, 'MAX_STREAMS must be at least 1 (it is "0").'],
    [
      { PUBLIC_URL: 'https://casino.test/play' },
      'PUBLIC_URL must be an address without a path: pages lie at its root.',
    ],
    [{ MODE: 'live' }, 'MODE must be demo or production (it is "live").'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address that begins with postgres:// or postgresql://.'],
    [
      { DATABASE_READ_URL: 'postgres://x/y' },
      'DATABASE_READ_URL is set without DATABASE_URL, whose replica it is; set both or none.',
    ],
    [{ STORAGE_URL: '/var/files' }, 'STORAGE_URL must be s3://bucket or s3://bucket/folder.'],
    [{ STORAGE_URL: 's3://players' }, 'STORAGE_URL, STORAGE_KEY and STORAGE_SECRET are set together or not at all.'],
    [{ REDIS_URL: 'http://x' }, 'REDIS_URL must be an address that begins with redis:// or rediss://.'],
    [
      { REDIS_URL: 'redis://x' },
      'REDIS_URL is set without DATABASE_URL: the database in the data folder belongs to one node; set both.',
    ],
    [
      { REDIS_URL: 'redis://x', PLATFORM_URL: 'http://platform.test', MODE: 'demo' },
      'REDIS_URL and PLATFORM_URL are both set: only platforms share it; unset one.',
    ],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must have at least 16 characters.'],
    [
      { ...production, SMTP_URL: '' },
      'MODE is production, which refuses the sandbox mailbox: set SMTP_URL to smtp://user:password@host:587.',
    ],
    [
      { ...production, SUMSUB_APP_TOKEN: '', SUMSUB_SECRET_KEY: '', SUMSUB_WEBHOOK_SECRET: '' },
      'MODE is production, which refuses the sandbox desk of verification: set SUMSUB_APP_TOKEN, SUMSUB_SECRET_KEY and SUMSUB_WEBHOOK_SECRET.',
    ],
    [
      { SUMSUB_APP_TOKEN: 'token' },
      'SUMSUB_APP_TOKEN, SUMSUB_SECRET_KEY and SUMSUB_WEBHOOK_SECRET are set together or not at all.',
    ],
    [
      { PSP_PAGES: 'pay.test; script-src *' },
      'PSP_PAGES must be origins such as https://pay.example, https://*.pay.example or https: with commas between them (it is "pay.test; script-src *").',
    ],
    [
      { ...production, PSP_URL: '' },
      'MODE is production, which refuses the sandbox payment provider: set PSP_URL to your provider or gateway (docs/payments.md).',
    ],
    [
      { ...production, WALLET_SECRET: '' },
      'MODE is production, which refuses the default secret of WALLET_SECRET: set each to a random one (openssl rand -hex 32).',
    ],
    [
      { ...production, VAULT_KEYS: '' },
      'MODE is production, which refuses the default secret of VAULT_KEYS: set each to a random one (openssl rand -hex 32).',
    ],
    [
      { VAULT_KEYS: `${random},short` },
      'VAULT_KEYS must be keys of at least 16 characters, the newest first, with commas between them.',
    ],
    [
      { ...production, MODE: '', DATABASE_URL: 'postgres://db.test/x', SMTP_URL: '' },
      'MODE is production because DATABASE_URL is set, which refuses the sandbox mailbox: set SMTP_URL to smtp://user:password@host:587, or set MODE=demo to keep the sandbox.',
    ],
    [
      { CENTRIFUGO_URL: 'http://x' },
      'CENTRIFUGO_URL, CENTRIFUGO_API_KEY and CENTRIFUGO_TOKEN_SECRET are set together or not at all.',
    ],
    [{ PLATFORM_URL: 'https://x.test/api' }, 'PLATFORM_URL must be an address without a path.'],
    [
      { PLATFORM_SOCKET_URL: 'https://x.test' },
      'PLATFORM_SOCKET_URL must be an address that begins with ws:// or wss://.',
    ],
    [{ PLATFORM_SOCKET_URL: 'wss://x.test' }, 'PLATFORM_SOCKET_URL is set without PLATFORM_URL; set both or none.'],
    [
      { PLATFORM_URL: 'https://x.test', SESSION_COOKIE: 'a b' },
      'SESSION_COOKIE must be names of cookies with commas between them (it is "a b").',
    ],
    [
      { PLATFORM_URL: 'https://x.test', DATABASE_URL: 'postgres://db.test/x', MODE: 'demo' },
      'PLATFORM_URL and DATABASE_URL are both set: the front end alone has no database; unset one.',
    ],
    [
      { PLATFORM_URL: 'https://x.test' },
      'MODE is production because PLATFORM_URL is set, which refuses an address guessed from the port: set PUBLIC_URL to the https: address of the players, or set MODE=demo to try it on this machine.',
    ],
  ])('%j is refused with a sentence', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(new ConfigError(sentence))
  })
})
