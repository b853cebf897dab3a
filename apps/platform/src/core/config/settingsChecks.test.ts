import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isMet } from '../goLive/goLiveCheck.ts'
import { readConfig } from './config.ts'
import { readSettings } from './readSettings.ts'
import { findSettingsFaults } from './settingsChecks.ts'

const secret = (letter: string) => `${letter}${'0123456789abcdef'.repeat(2)}`
const whsec = (byte: number) => `whsec_${Buffer.alloc(32, byte).toString('base64')}`
const complete = {
  PUBLIC_URL: 'https://casino.test',
  TRUST_PROXY: '1',
  METRICS_PORT: '9100',
  DATABASE_URL: 'postgres://db.test/casino',
  SMTP_URL: 'smtp://mail.test',
  PSP_URL: 'https://psp.test',
  SUMSUB_APP_TOKEN: 'token',
  SUMSUB_SECRET_KEY: secret('1'),
  SUMSUB_WEBHOOK_SECRET: secret('2'),
  SESSION_SECRET: secret('3'),
  WALLET_SECRET: secret('4'),
  PSP_SECRET: secret('5'),
  VAULT_KEYS: `${secret('6')},${secret('7')}`,
  SUPPORT_URL: 'https://support.test',
  SUPPORT_SECRET: secret('8'),
  VAPID_PUBLIC_KEY: 'B'.padEnd(87, 'a'),
  VAPID_PRIVATE_KEY: '0123456789abcdef'.repeat(3).slice(5),
  BEACON_URL: `https://beacon.test/${'ab'.repeat(32)}`,
}
const openIds = (env: Record<string, string>) =>
  findSettingsFaults(readSettings(env)).flatMap((finding) => (isMet(finding) ? [] : [finding.id]))

test('complete settings lack nothing', () => {
  expect(openIds(complete)).toEqual([])
  expect(
    openIds({
      PLATFORM_URL: 'https://platform.test',
      PUBLIC_URL: 'https://a.test',
      TRUST_PROXY: '1',
      METRICS_PORT: '1',
    }),
  ).toEqual([])
})

test.each([
  [{ SMTP_URL: '' }, 'mail'],
  [{ PSP_URL: '' }, 'payments'],
  [{ SUMSUB_APP_TOKEN: '' }, 'kyc'],
  [{ PUBLIC_URL: '' }, 'public-url'],
  [{ PUBLIC_URL: 'http://casino.test' }, 'https'],
  [{ PSP_URL: 'http://psp.test' }, 'gateways-https'],
  [{ REGISTER_URL: 'http://register.test', REGISTER_SECRET: secret('9') }, 'gateways-https'],
  [{ SUPPORT_URL: 'http://support.test' }, 'gateways-https'],
  [
    { PSP_PROVIDERS: JSON.stringify([{ name: 'nordic', url: 'http://nordic.test', secret: secret('9') }]) },
    'gateways-https',
  ],
  [{ CAPTCHA: 'off' }, 'captcha'],
  [{ TRUST_PROXY: '0' }, 'proxies'],
  [{ METRICS_PORT: '' }, 'metrics'],
  [{ SUPPORT_URL: '', SUPPORT_SECRET: '' }, 'support-chat'],
  [{ BEACON_URL: '' }, 'beacon'],
  [{ VAPID_PUBLIC_KEY: '', VAPID_PRIVATE_KEY: '' }, 'push'],
  [{ ENDPOINT_SECRETS: `crm=${whsec(1)} dwh=${whsec(1)}` }, 'shared-secrets'],
  [{ EVENT_TOKENS: secret('3') }, 'shared-secrets'],
  [{ DATABASE_URL: '' }, 'database'],
  [{ REDIS_URL: 'redis://redis.test' }, 'bucket'],
  [{ WALLET_SECRET: secret('3') }, 'shared-secrets'],
  [{ VAULT_KEYS: `${secret('6')},${secret('6')}` }, 'shared-secrets'],
  [{ VAULT_KEYS: secret('3') }, 'shared-secrets'],
  [{ PSP_SECRET: 'a'.repeat(40) }, 'weak-secrets'],
  [{ PSP_SECRET: '0123456789abcdef' }, 'short-secrets'],
  [{ RESTORED: '1' }, 'restored'],
])('%j is found by the check %s', (change, id) => {
  expect(openIds({ ...complete, ...change })).toEqual([id])
})

test('a gateway on the same machine needs no HTTPS', () => {
  for (const host of ['127.0.0.1:4000', 'localhost', '[::1]:4000'])
    expect(openIds({ ...complete, PSP_URL: `http://${host}/v1` }), host).toEqual([])
})

test('data sealed by the secret of sessions may keep it as an older key', () => {
  expect(openIds({ ...complete, VAULT_KEYS: `${secret('6')},${secret('3')}` })).toEqual([])
})

test('a production start refuses each fatal one, all of them in one message', () => {
  const start = () => readConfig({ ...complete, PUBLIC_URL: 'http://casino.test', SMTP_URL: '' })
  expect(start).toThrow(/sandbox mailbox: set SMTP_URL[^\n]*, or set MODE=demo[^\n]*\n[^\n]*without HTTPS/)
  expect(() => readConfig({ ...complete, TRUST_PROXY: '0' })).not.toThrow()
})

test('a restored copy has no partner, with any settings', () => {
  const bucket = { STORAGE_URL: 's3://players', STORAGE_KEY: 'key', STORAGE_SECRET: 'secret' }
  const more = { REDIS_URL: 'redis://redis.test', RECAPTCHA_SECRET: 'secret', ...bucket }
  const centrifugo = {
    CENTRIFUGO_URL: 'https://c.test',
    CENTRIFUGO_API_KEY: 'key',
    CENTRIFUGO_TOKEN_SECRET: secret('9'),
  }
  expect(readConfig({ ...complete, ...more, ...centrifugo, RESTORED: '1' })).toMatchObject({
    isRestored: true,
    smtpUrl: null,
    pspUrl: null,
    sumsub: null,
    supportDesk: null,
    centrifugo: null,
    redisUrl: null,
    recaptchaSecret: null,
    authProviders: [],
  })
  expect(() => readConfig({ ...complete, RESTORED: '1', SMTP_URL: '', PSP_URL: '' })).not.toThrow()
})

test('a secret may be in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'apogee-secrets-'))
  try {
    const path = join(folder, 'psp')
    writeFileSync(path, `${secret('9')}\n`)
    const { PSP_SECRET: _, ...others } = complete
    expect(readConfig({ ...others, PSP_SECRET_FILE: path }).secrets.psp).toBe(secret('9'))
    expect(() => readConfig({ ...complete, PSP_SECRET_FILE: path })).toThrow('both set')
    expect(() => readConfig({ ...others, PSP_SECRET_FILE: join(folder, 'none') })).toThrow(
      'PSP_SECRET_FILE names a file',
    )
    writeFileSync(path, '\n')
    expect(() => readConfig({ ...others, PSP_SECRET_FILE: path })).toThrow('an empty file')
    // Not ours: PostgreSQL's client reads it.
    expect(() => readConfig({ ...complete, PGPASS_FILE: join(folder, 'none') })).not.toThrow()
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('secrets of receivers are read by id, with one or two each', () => {
  const text = `crm=${whsec(1)},${whsec(2)} dwh=${whsec(3)}`
  expect([...readConfig({ ENDPOINT_SECRETS: text }).endpointSecrets]).toEqual([
    ['crm', [whsec(1), whsec(2)]],
    ['dwh', [whsec(3)]],
  ])
  expect(readConfig({ ENDPOINT_SECRETS: text, RESTORED: '1' }).endpointSecrets.size).toBe(0)
})

test.each([
  ['a plain secret', `crm=${secret('1')}`],
  ['a short secret', 'crm=whsec_c2hvcnQ='],
  ['three secrets', `crm=${whsec(1)},${whsec(2)},${whsec(3)}`],
  ['a receiver twice', `crm=${whsec(1)} crm=${whsec(2)}`],
  ['no id', whsec(1)],
])('secrets of receivers with %s are refused, without being shown', (_, text) => {
  expect(() => readConfig({ ENDPOINT_SECRETS: text })).toThrow(/^ENDPOINT_SECRETS must be id=whsec_\.\.\. [^0-9]*$/)
})
