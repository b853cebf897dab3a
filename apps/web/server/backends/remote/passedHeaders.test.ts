import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerHeaders, requestHeaders } from './passedHeaders.ts'

const asker = { origin: 'https://apogee.test', address: '192.0.2.7', country: 'EE' }
const places = { platform: 'https://casino.example', origin: 'https://apogee.test', path: '/x' }

test('the platform receives what we know about the visitor, not the visitor’s claims', () => {
  const headers = requestHeaders(
    [
      ['Cookie', '_casino_session=x; a=b'],
      ['Connection', 'keep-alive, X-Own'],
      ['X-Own', 'between neighbours'],
      ['Transfer-Encoding', 'chunked'],
      ['X-Forwarded-Host', 'evil.example'],
      ['CF-IPCountry', 'US'],
      ['X-Country-Code', 'US'],
      ['X-Real-IP', '10.0.0.1'],
      ['Idempotency-Key', 'k1'],
    ],
    asker,
  )
  expect(headers).toEqual({
    cookie: '_casino_session=x; a=b',
    'idempotency-key': 'k1',
    host: 'apogee.test',
    'x-forwarded-for': '192.0.2.7',
    'x-forwarded-host': 'apogee.test',
    'x-forwarded-proto': 'https',
    'x-country-code': 'EE',
  })
})

/** The front end sets these headers, regardless of the request's. */
const notPassed = ['cf-ipcountry', 'traceparent', 'x-country-code', 'x-forwarded-for']

test('every request header that our platform and studio read reaches them', () => {
  const root = fileURLToPath(new URL('../../../../../', import.meta.url))
  const files = globSync(['apps/platform/src/**/*.ts', 'games/server/**/*.ts'], {
    cwd: root,
    exclude: ['**/*.test.ts', '**/testing/**'],
  })
  const read = files.flatMap((file) =>
    [...readFileSync(root + file, 'utf8').matchAll(/\b(?:header\(|headers\.get\()'([\w-]+)'/g)].map(([, name]) =>
      String(name).toLowerCase(),
    ),
  )
  const wanted = [...new Set(read)].filter((name) => !notPassed.includes(name))
  expect(wanted).toEqual(expect.arrayContaining(['authorization', 'cookie', 'x-wallet-signature']))
  const sent = requestHeaders(
    wanted.map((name): [string, string] => [name, 'as sent']),
    asker,
  )
  expect(wanted.filter((name) => sent[name] !== 'as sent')).toEqual([])
})

const proxies =
  'x-forwarded-host x-forwarded-proto x-real-ip x-country-code x-original-url x-rewrite-url x-http-method-override cf-connecting-ip cf-ipcountry true-client-ip forwarded proxy host via'

test('no spelling of a header that servers trust from a proxy gets through', () => {
  const spelling = fc.constantFrom(...proxies.split(' ')).chain((name) =>
    fc
      .array(fc.record({ isUpper: fc.boolean(), isLow: fc.boolean() }), {
        minLength: name.length,
        maxLength: name.length,
      })
      .map((choices) =>
        choices
          .map(({ isLow }, at) => (name[at] === '-' && isLow ? '_' : (name[at] ?? '')))
          .map((letter, at) => (choices[at]?.isUpper ? letter.toUpperCase() : letter))
          .join(''),
      ),
  )
  fc.assert(
    fc.property(fc.array(spelling, { minLength: 1, maxLength: 5 }), (names) => {
      const headers = requestHeaders(
        names.map((name) => [name, 'forged']),
        asker,
      )
      expect(Object.values(headers)).not.toContain('forged')
    }),
  )
})

test('our address comes last in the chain of proxies, and an unknown country is marked as unknown', () => {
  const headers = requestHeaders([['x-forwarded-for', '198.51.100.1']], { ...asker, country: null })
  expect([headers['x-forwarded-for'], headers['x-country-code']]).toEqual(['198.51.100.1, 192.0.2.7', 'XX'])
})

test.each([
  ['https://casino.example/games/x?y=1', 'https://apogee.test/games/x?y=1'],
  ['https://casino.example', 'https://apogee.test'],
  ['https://casino.example.evil.test/', 'https://casino.example.evil.test/'],
  ['https://pay.example/form', 'https://pay.example/form'],
  ['/cashbox', '/cashbox'],
])('a redirect to %s leads to %s', (location, led) => {
  expect(answerHeaders({ location }, places).get('location')).toBe(led)
})

test('cookies arrive separately, and one for the platform’s domain becomes ours', () => {
  const cookies = [
    '_casino_session=x; Path=/; HttpOnly',
    'a=b; Domain=.casino.example; Path=/',
    'c=d; Domain=apogee.test',
  ]
  const headers = answerHeaders({ 'set-cookie': cookies, connection: 'keep-alive', 'alt-svc': 'h3=":443"' }, places)
  expect(headers.getSetCookie()).toEqual([
    '_casino_session=x; Path=/; HttpOnly',
    'a=b; Path=/',
    'c=d; Domain=apogee.test',
  ])
  expect([...headers.keys()]).toEqual(['set-cookie', 'set-cookie', 'set-cookie'])
})

test.each([
  'X_Forwarded_For',
  'X_Country_Code',
  'CF-Connecting-IP',
  'True-Client-IP',
  'X-Original-URL',
  'X-Rewrite-URL',
  'X-HTTP-Method-Override',
  'X-Forwarded-Prefix',
  'Forwarded',
  'Proxy',
  'X-Press',
])('%s of a visitor is not forwarded', (name) => {
  expect(Object.keys(requestHeaders([[name, 'forged']], asker)).sort()).toEqual([
    'host',
    'x-country-code',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
  ])
})

test('markup of the platform without a policy gets one; on a data path it is sandboxed', () => {
  const policyOf = (type: string, path: string, own?: string) =>
    answerHeaders({ 'content-type': type, ...(own && { 'content-security-policy': own }) }, { ...places, path }).get(
      'content-security-policy',
    )
  expect(policyOf('text/html', '/api/x')).toMatch(/^default-src 'none'.* sandbox$/)
  expect(policyOf('image/svg+xml', '/media/x.svg')).toMatch(/ sandbox$/)
  expect(policyOf('text/html; charset=utf-8', '/studio/play/x')).toMatch(/^object-src 'none'.*frame-ancestors 'self'$/)
  expect(policyOf('text/html', '/studio/play/x', "default-src 'self'")).toBe("default-src 'self'")
  expect(policyOf('application/json', '/api/x')).toBeNull()
})
