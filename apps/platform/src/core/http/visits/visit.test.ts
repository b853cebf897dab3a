import { expect, test } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { cookiePolicy, sessionCookie } from './cookie.ts'
import { visitReader } from './visit.ts'

const secrets = {
  SESSION_SECRET: 'a'.repeat(20),
  WALLET_SECRET: 'b'.repeat(20),
  PSP_SECRET: 'c'.repeat(20),
  VAULT_KEYS: 'd'.repeat(20),
}
const live = {
  MODE: 'production',
  DATABASE_URL: 'postgres://db/x',
  SMTP_URL: 'smtp://mail',
  PSP_URL: 'https://psp.test',
  SUMSUB_APP_TOKEN: 'token',
  SUMSUB_SECRET_KEY: 'secret',
  SUMSUB_WEBHOOK_SECRET: 'webhook',
  PUBLIC_URL: 'https://apogee.test',
  ...secrets,
}
const table: Record<string, string> = { '192.0.2.1': 'IT', '192.0.2.2': 'CA' }

function visit(env: Record<string, string>, headers: Record<string, string> = {}, host = 'apogee.test') {
  const read = visitReader(readConfig(env), (ip) => table[ip] ?? null)
  const url = new URL(`http://${host}/promotions`)
  return read(new Request(url, { headers }), url, '192.0.2.1')
}

test.each([
  ['apogee.test', 'apogee', 'CW'],
  ['www.apogee.test', 'apogee', 'CW'],
  ['HALCYON.test:8443', 'halcyon', 'CW'],
  ['ee.apogee.test', 'apogee-ee', 'EE'],
  ['halcyon.localhost:3000', 'apogee', 'CW'],
  ['nobody.knows', 'apogee', 'CW'],
])('[I18N-04] [I18N-06] host %s shows the brand %s under licence %s', (host, id, licence) => {
  expect(visit(live, {}, host).brand).toMatchObject({ id, licence })
})

test('[I18N-06] BRAND names the brand for an unknown host; in demo mode every brand has a name on localhost', () => {
  expect(visit({ BRAND: 'halcyon' }, {}, 'localhost:3000').brand.id).toBe('halcyon')
  expect(visit({}, {}, 'localhost:3000').brand.id).toBe('apogee')
  expect(visit({ BRAND: 'halcyon' }, {}, 'ee.localhost:3000').brand.id).toBe('apogee-ee')
})

test('[SEC-07] behind one of our proxies the brand is that of the forwarded host; other clients cannot forge it', () => {
  const forwarded = { 'x-forwarded-host': 'halcyon.test', 'x-forwarded-proto': 'https' }
  const behind = visit({ ...live, TRUST_PROXY: '1' }, forwarded)
  expect([behind.brand.id, behind.origin]).toEqual(['halcyon', 'https://halcyon.test'])
  expect(visit(live, forwarded).brand.id).toBe('apogee')
})

test.each([
  ['a brand’s own', 'halcyon.test', {}, true, 'https://halcyon.test'],
  ['a brand’s own under a port that is not PUBLIC_URL’s', 'halcyon.test:8443', {}, true, 'https://halcyon.test'],
  ['any other', 'evil.test', {}, false, 'https://apogee.test'],
  ['one that only looks like a brand’s', 'apogee.test.evil.test', {}, false, 'https://apogee.test'],
  [
    'that of PUBLIC_URL, which no brand names',
    'play.test',
    { PUBLIC_URL: 'https://play.test' },
    true,
    'https://play.test',
  ],
  [
    'under the port of PUBLIC_URL',
    'halcyon.test',
    { PUBLIC_URL: 'https://apogee.test:81' },
    true,
    'https://halcyon.test:81',
  ],
])('in production a host that is %s: %s', (_, host, env, isOurHost, origin) => {
  expect(visit({ ...live, ...env }, {}, host)).toMatchObject({ isOurHost, origin })
})

test.each([
  ['an unknown host', { 'x-forwarded-host': 'evil.test' }, false, 'https://apogee.test'],
  ['no host', { 'x-forwarded-host': 'a b' }, false, 'https://apogee.test'],
  ['a scheme of nobody', { 'x-forwarded-proto': 'javascript' }, true, 'https://apogee.test'],
  ['the scheme of its own line', { 'x-forwarded-proto': 'http' }, true, 'https://apogee.test'],
  ['a brand’s host in the last place', { 'x-forwarded-host': 'evil.test, halcyon.test' }, true, 'https://halcyon.test'],
])('a proxy that names %s', (_, headers, isOurHost, origin) => {
  expect(visit({ ...live, TRUST_PROXY: '1' }, headers as Record<string, string>)).toMatchObject({ isOurHost, origin })
})

test('a demo is served under any name its machine is reached by, and an odd scheme changes nothing', () => {
  expect(visit({}, {}, '192.168.0.7:3000')).toMatchObject({ isOurHost: true, origin: 'http://192.168.0.7:3000' })
  const odd = visit({ TRUST_PROXY: '1' }, { 'x-forwarded-proto': 'javascript', 'x-forwarded-host': 'demo.test' })
  expect(odd.origin).toBe('http://demo.test')
  expect(visit({ TRUST_PROXY: '1' }, { 'x-forwarded-host': 'a b' }).origin).toBe('http://localhost:3000')
})

test.each([
  ['the table of addresses', {}, {}, 'IT'],
  ['a CDN of ours', { TRUST_PROXY: '1' }, { 'cf-ipcountry': 'NO' }, 'NO'],
  ['another CDN of ours', { TRUST_PROXY: '1' }, { 'x-country-code': 'NO' }, 'NO'],
  ['the table, when the CDN does not know', { TRUST_PROXY: '1' }, { 'cf-ipcountry': 'XX' }, 'IT'],
  ['the table, when anybody claims a country', {}, { 'cf-ipcountry': 'NO' }, 'IT'],
  ['the table, when they claim one as in the sandbox', {}, { cookie: 'demo_country=NO' }, 'IT'],
])('a visitor’s country is told by %s', (_, env, headers, country) => {
  expect(visit({ ...live, ...env }, headers as Record<string, string>).country).toBe(country)
})

test('[I18N-05] for an unknown country, the brand’s own country counts; the sandbox may set another', () => {
  const read = visitReader(readConfig({}), () => null)
  const at = (host: string, cookie = '') =>
    read(new Request(`http://${host}/`, { headers: { cookie } }), new URL(`http://${host}/`), '::1').country
  expect(at('ee.localhost')).toBe('EE')
  expect(at('localhost')).toBeNull()
  expect(at('localhost', 'a=b; demo_country=AU')).toBe('AU')
  expect(at('localhost', 'demo_country=<b>')).toBeNull()
})

test.each([
  ['https://apogee.test', true, false, 'Path=/; HttpOnly; SameSite=Lax; Secure'],
  ['https://halcyon.test', true, true, 'Path=/; HttpOnly; SameSite=None; Partitioned; Secure'],
  ['http://halcyon.localhost:3000', false, true, 'Path=/; HttpOnly; SameSite=None; Partitioned; Secure'],
  ['http://localhost:3000', false, false, 'Path=/; HttpOnly; SameSite=Lax'],
  ['http://halcyon.test', false, true, 'Path=/; HttpOnly; SameSite=Lax'],
])('[SEC-01] the session cookie under %s (secure %s, framed %s) is "%s"', (origin, isSecure, isFramed, attributes) => {
  const name = isSecure ? '__Host-casino_session' : '_casino_session'
  expect(sessionCookie('id', cookiePolicy(origin, isSecure, isFramed))).toBe(`${name}=id; ${attributes}`)
})
