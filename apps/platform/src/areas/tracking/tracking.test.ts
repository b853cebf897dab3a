import { beforeAll, beforeEach, expect, test } from 'vitest'
import { onSignal } from '../../core/telemetry/signals.ts'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { trackingHandlers } from './handlers.ts'

onEachDatabase((makeApp) => {
  let app: TestApp
  let logged: Record<string, unknown>[] = []
  beforeAll(async () => {
    app = await makeApp({
      handlers: trackingHandlers,
      rateLimits: {},
      country: 'DE',
      onLog: (entry) => logged.push(entry),
    })
  })
  beforeEach(() => {
    logged = []
  })
  const entryOf = (message: string) => logged.find(({ msg }) => msg === message)
  const plainText = { 'content-type': 'text/plain;charset=UTF-8' }

  test.each([
    ['PUT', '/log', { label: 'x', level_name: 'INFO' }],
    ['PUT', '/metrics-errors-validation', { side: 'frontEnd', component: 'x', errors: [] }],
    ['PUT', '/performance', { LCP: 1 }],
    ['PUT', '/network-performance', { rtt: 1, downlink: 1, effectiveType: '4g' }],
    ['POST', '/log_utm_set', { utmMetrics: {} }],
  ] as const)('[SEC-02] the report %s %s is accepted from our own pages alone', async (method, path, body) => {
    const visitor = await app.client()
    const send = async (headers: Record<string, string>) =>
      (await (method === 'PUT' ? visitor.put(path, body, headers) : visitor.post(path, body, headers))).status
    expect(await send({})).toBe(204)
    const foreign: Record<string, string>[] = [{ origin: '', 'x-requested-with': '' }, { origin: 'https://evil.test' }]
    for (const headers of foreign) expect(await send(headers)).toBe(403)
  })

  test('[API-110] a client entry is logged at its level, also when it is sent as plain text', async () => {
    const entry = { label: 'LOAD_FOUND_GAMES_ERROR', level_name: 'ERROR', request_url: '/api/x?token=1', is_ssr: false }
    const more = { message: 'no answer from /api/x?token=1 (twice)', http_status: 503, password: 'secret' }
    const answer = await (await app.client()).put('/log', { ...entry, ...more }, plainText)
    expect([answer.status, answer.body]).toEqual([204, null])
    expect(entryOf('client entry')).toMatchObject({
      level: 'error',
      client: {
        label: 'LOAD_FOUND_GAMES_ERROR',
        path: '/api/x',
        status: 503,
        message: 'no answer from /api/x (twice)',
      },
    })
    expect(JSON.stringify(logged)).not.toMatch(/secret|token=/)
  })

  test('typed text in a client error is removed from the log', async () => {
    const told = 'card 4111 1111 1111 1111 of nova@apogee.test, token=abc, Bearer abcdef'
    const entry = {
      label: told,
      level_name: 'ERROR',
      message: told,
      stack: told,
      path: `/x/${told}`,
      request_url: told,
    }
    const errors = [{ key: 'nova@apogee.test', firstMessage: told }]
    const client = await app.client()
    await client.put('/log', entry, plainText)
    await client.put('/metrics-errors-validation', { side: 'frontEnd', component: told, errors }, plainText)
    expect([entryOf('client entry'), entryOf('form errors')]).toEqual([expect.anything(), expect.anything()])
    expect(JSON.stringify(logged)).not.toMatch(/4111|nova|abc/)
  })

  test('[ERR-17] a client warning is logged as a warning', async () => {
    await (await app.client()).put('/log', { label: 'STATIC_PAGE_NOT_FOUND', level_name: 'WARN' }, plainText)
    expect(entryOf('client entry')).toMatchObject({ level: 'warn', client: { label: 'STATIC_PAGE_NOT_FOUND' } })
  })

  test('an entry without a level is rejected', async () => {
    const answer = await (await app.client()).put('/log', { label: 'x' })
    expect(answer).toMatchObject({ status: 422, body: { errors: { level_name: { required: 'required' } } } })
  })

  test('[API-107][VAL-28] validation errors in forms are logged', async () => {
    const sent = {
      side: 'frontEnd',
      component: 'RegistrationForm',
      errors: [{ key: 'password', firstMessage: 'too_short' }],
    }
    expect((await (await app.client()).put('/metrics-errors-validation', sent)).status).toBe(204)
    expect(entryOf('form errors')).toMatchObject({ validation: sent })
  })

  test('[API-111] performance metrics of a page are logged with its path and without its query', async () => {
    const referer = { referer: 'http://localhost:3000/de/promotions?token=1' }
    const answer = await (await app.client()).put(
      '/performance',
      { LCP: 812.5, CLS: 0.02 },
      { ...plainText, ...referer },
    )
    expect(answer.status).toBe(204)
    expect(entryOf('page performance')).toMatchObject({
      performance: { LCP: 812.5, CLS: 0.02 },
      page: '/de/promotions',
      country: 'DE',
    })
  })

  test('[API-111] the performance of a page is also a signal, by page, kind of device and connection', async () => {
    const heard: unknown[] = []
    const stop = onSignal('vitals', (vitals) => heard.push(vitals))
    const send = async (query: string, headers: Record<string, string>) =>
      (await (await app.client()).put(`/performance${query}`, { INP: 80 }, { ...plainText, ...headers })).status
    const phone = { referer: 'http://localhost:3000/promotions?token=1', 'user-agent': 'Mozilla/5.0 (iPhone)' }
    expect([await send('?network=3g', phone), await send('', {}), await send('?network=5g', {})]).toEqual([
      204, 204, 422,
    ])
    stop()
    expect(heard).toEqual([
      { page: '/promotions', device: 'mobile', network: '3g', figures: { INP: 80 } },
      { page: '', device: 'desktop', network: 'unknown', figures: { INP: 80 } },
    ])
  })

  test.each([
    ['text for a measure', '/performance', { LCP: 'fast' }],
    ['a measure below nothing', '/performance', { LCP: -1 }],
    ['a measure without a name', '/performance', { '': 1 }],
    ['a flood of measures', '/performance', Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`m${n}`, n]))],
    ['a connection without its round trip', '/network-performance', { downlink: 10, effectiveType: '4g' }],
    ['a connection with an invalid type', '/network-performance', { rtt: 50, downlink: 10, effectiveType: 'a b' }],
  ])('[SEC-12] %s is refused', async (_, path, body) => {
    expect((await (await app.client()).put(path, body)).status).toBe(422)
  })

  test('[API-112] the network quality is logged', async () => {
    const sent = { rtt: 50, downlink: 9.8, effectiveType: '4g' }
    expect((await (await app.client()).put('/network-performance', sent, plainText)).status).toBe(204)
  })

  test('[API-003] the stags of search engines are listed by page and by country', async () => {
    const { status, body } = await (await app.client()).get('/api/fe/config/stag-by-referrer-name')
    expect(status).toBe(200)
    expect(body.pages.google['/promotions']).toMatch(/^241_/)
    expect(body.countries.others).toMatchObject({ google: '241_search', bing: '241_search', yahoo: '241_search' })
  })

  test('[API-009] the stags without promotions are listed', async () => {
    const { status, body } = await (await app.client()).get('/api/fe/config/excluded-promo-stags')
    expect([status, body]).toEqual([200, ['122_nopromo']])
  })
})
