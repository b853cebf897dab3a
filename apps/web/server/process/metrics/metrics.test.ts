import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signal, single } from '@apogee/platform/telemetry'
import { afterEach, expect, test } from 'vitest'
import { openMetrics } from './metrics.ts'
import { openMetricsServer } from './metricsServer.ts'
import { requestRoute } from './requestRoute.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})
const opened = (...gauges: Parameters<typeof openMetrics>[0]) => {
  const metrics = openMetrics(gauges)
  closers.push(() => metrics.close())
  return metrics
}
const soon = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 15_000 })
const linesOf = async (metrics: { read(): Promise<string> }, name: string) =>
  (await metrics.read()).split('\n').filter((line) => line.startsWith(name))

test('a request is counted under the pattern of its path: an API call, a page in any language, or one of a few others', () => {
  const routeOf = requestRoute()
  const table: readonly [string, string][] = [
    ['/', '/'],
    ['/de', '/'],
    ['/fr-CA/guest/play/nova/ember', '/play/:producer/:name'],
    ['/play/nova/ember', '/play/:producer/:name'],
    ['/profile/', '/profile/'],
    ['/sport', '/sport'],
    ['/sport/live', '/sport/:target'],
    ['/sport/login', '/sport/login'],
    ['/tournaments/summer', '/tournaments/:slug'],
    ['/tournaments/all', '/tournaments/all'],
    ['/terms-and-conditions', '/:rest{.+}'],
    ['/wp-admin/setup.php', '/:rest{.+}'],
    ['/api/player', '/api/player'],
    ['/api/cms/pages/bonus/terms', '/api/cms/pages/:slug{.+}'],
    ['/messages/en.json', '/messages/:file'],
    ['/assets/index-x1.js', '/assets/:file{.+}'],
    ['/media/game/1/nova/ember/tile.webp', '/media/:file{.+}'],
    ['/studio/api/rounds/7/moves', '/studio/api/rounds/:id/moves'],
    ['/healthz', '/healthz'],
  ]
  for (const [path, pattern] of table) expect([path, routeOf(path)]).toEqual([path, pattern])
})

test('unknown paths add no series', () => {
  const routeOf = requestRoute()
  const patterns = new Set(Array.from({ length: 500 }, (_, at) => routeOf(`/x${at}/y${at}/${'z/'.repeat(at % 7)}`)))
  expect(patterns.size).toBe(1)
})

test('requests are counted by pattern, method and status, and timed; one in flight is counted too', async () => {
  const metrics = opened()
  let answer = () => {}
  const server = createServer((request, response) => {
    metrics.onRequest(request, response)
    if (request.url === '/vip') answer = () => response.writeHead(204).end()
    else response.writeHead(404).end('no')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()))
  closers.push(() => new Promise((done) => server.close(done)))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await (await fetch(`${url}/news/one?x=1`)).text()
  const open = fetch(`${url}/vip`)
  await soon(() => linesOf(metrics, 'apogee_http_requests_in_flight')).toEqual(['apogee_http_requests_in_flight 1'])
  answer()
  expect((await open).status).toBe(204)
  await soon(async () => (await linesOf(metrics, 'apogee_http_requests_total')).length).toBe(2)
  expect(await linesOf(metrics, 'apogee_http_requests_total')).toEqual([
    'apogee_http_requests_total{route="/news/:slug",method="GET",status="404"} 1',
    'apogee_http_requests_total{route="/vip",method="GET",status="204"} 1',
  ])
  expect(await linesOf(metrics, 'apogee_http_request_duration_seconds_count{route="/vip"}')).toEqual([
    'apogee_http_request_duration_seconds_count{route="/vip"} 1',
  ])
})

test('signals of the platform, the pages and the upstream are counted', async () => {
  const metrics = opened()
  signal('call', { call: 'wallet.accounts', status: 200, ms: 12 })
  signal('movement', { kind: 'deposit', currency: 'EUR', cents: 2_500n })
  signal('movement', { kind: 'rollback', currency: 'EUR', cents: null })
  signal('play', { kind: 'win', outcome: 'counted', finishesRound: true })
  signal('play', { kind: 'bet', outcome: 'limit_reached', finishesRound: false })
  signal('page', { from: 'fresh' })
  signal('render', { ms: 40 })
  const figures = { LCP: 2_300, CLS: 0.02, invented: 7 }
  signal('vitals', { page: '/de/categories/new', device: 'mobile', network: '3g', figures })
  signal('upstream', { by: 'page', outcome: '2xx', ms: 30 })
  signal('upstream', { by: 'page', outcome: 'circuit', ms: 0 })
  const text = await metrics.read()
  for (const line of [
    'apogee_calls_total{call="wallet.accounts",status="200"} 1',
    'apogee_call_duration_seconds_bucket{le="0.025",call="wallet.accounts"} 1',
    'apogee_ledger_movements_total{kind="deposit",currency="EUR"} 1',
    'apogee_ledger_movements_total{kind="rollback",currency="EUR"} 1',
    'apogee_ledger_moved_minor_units_total{kind="deposit",currency="EUR"} 2500',
    'apogee_plays_total{kind="bet",outcome="limit_reached"} 1',
    'apogee_rounds_finished_total 1',
    'apogee_pages_total{from="fresh"} 1',
    'apogee_page_render_seconds_count 1',
    'apogee_web_vital_seconds_bucket{le="1.8",vital="LCP",route="/categories/:slug",device="mobile",network="3g"} 0',
    'apogee_web_vital_seconds_bucket{le="2.5",vital="LCP",route="/categories/:slug",device="mobile",network="3g"} 1',
    'apogee_web_layout_shift_sum{route="/categories/:slug",device="mobile"} 0.02',
    'apogee_upstream_requests_total{by="page",outcome="circuit"} 1',
    'apogee_upstream_request_duration_seconds_count{by="page"} 1',
  ])
    expect(text.split('\n')).toContain(line)
  expect(text).not.toContain('moved_minor_units_total{kind="rollback"')
  expect(text).not.toContain('invented')
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
})

test('gauges are read at each scrape; one that fails is left out and does not affect the others', async () => {
  let lag = 3
  const metrics = opened(
    { name: 'one', help: 'x', read: () => single(lag) },
    { name: 'by_name', help: 'x', label: 'name', read: async () => new Map([['mail', 2]]) },
    { name: 'gone', help: 'x', read: () => Promise.reject(new Error('no database')) },
    {
      name: 'gone_by_name',
      help: 'x',
      label: 'name',
      read: () => {
        throw new Error('no database')
      },
    },
  )
  expect([
    ...(await linesOf(metrics, 'one')),
    ...(await linesOf(metrics, 'by_name')),
    ...(await linesOf(metrics, 'gone')),
  ]).toEqual(['one 3', 'by_name{name="mail"} 2'])
  lag = 0
  expect(await linesOf(metrics, 'one')).toEqual(['one 0'])
})

test('the metrics port serves the metrics and no other path', async () => {
  const server = await openMetricsServer(0, '127.0.0.1', [{ name: 'one', help: 'x', read: () => single(1) }])
  closers.push(() => server.close())
  const get = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`)
  const answer = await get('/metrics')
  expect(answer.headers.get('content-type')).toContain('text/plain')
  expect(await answer.text()).toContain('one 1')
  expect((await get('/')).status).toBe(404)
})

test('a stopped collection receives no more events', async () => {
  const first = openMetrics([])
  first.close()
  const second = opened()
  signal('page', { from: 'aged' })
  expect(await linesOf(first, 'apogee_pages_total')).toEqual([])
  expect(await linesOf(second, 'apogee_pages_total')).toEqual(['apogee_pages_total{from="aged"} 1'])
})
