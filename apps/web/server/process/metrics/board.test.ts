import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@apogee/platform/front'
import { signal } from '@apogee/platform/telemetry'
import { beforeAll, expect, test } from 'vitest'
import { platformGauges } from '../../../../platform/src/composition/metrics/gauges.ts'
import type { Db } from '../../../../platform/src/core/db/db.ts'
import { openRemoteBackEnd } from '../../backends/remote/remoteBackEnd.ts'
import { Streams, streamsGauge } from '../../http/streams.ts'
import { openMetrics } from './metrics.ts'

const deployed = (path: string) => readFileSync(new URL(`../../../../../deploy/${path}`, import.meta.url), 'utf8')

interface Panel {
  readonly title: string
  readonly type: string
  readonly targets?: readonly { readonly expr: string }[]
}

const panels = (JSON.parse(deployed('grafana/boards/apogee.json')) as { panels: readonly Panel[] }).panels
const ofBoard = panels.flatMap(({ targets }) => targets?.map(({ expr }) => expr) ?? [])
/** Each `expr` of the rules, on its line or on the lines below. */
const ofAlerts = [...deployed('prometheus/alerts.yml').matchAll(/ expr: (?:\|\n((?: {10}.*\n)+)|(.+)\n)/g)].map(
  ([, block, line]) => block ?? line ?? '',
)

const metricName = /\b(?:apogee|nodejs|process)_\w+/g
/** A histogram exports its parts. */
const familyOf = (name: string) => name.replace(/_(?:bucket|sum|count)$/, '')

/** The exported metrics, and the labels of each. */
const exported = new Map<string, Set<string>>()

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'apogee-board-'))
  const config = readConfig({
    PLATFORM_URL: 'http://127.0.0.1:9',
    MODE: 'demo',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
  })
  const front = await openRemoteBackEnd(config, config.platform!)
  const db: Db = {
    query: async <R>() => [{ consumer: 'mail', seconds: 1, failed: 0, kind: 'webhook', count: 0 }] as R[],
    transaction: () => Promise.reject(new Error('not asked here')),
    load: () => ({ busy: 0, idle: 0, waiting: 0 }),
    close: async () => undefined,
  }
  const gauges = platformGauges({
    db,
    clock: { now: () => new Date() },
    hub: { connectionCount: 0 },
    sockets: { waiting: 0 },
    consumers: () => [],
  })
  const metrics = openMetrics([...gauges, ...front.gauges, streamsGauge(new Streams({ perAddress: 1, total: 1 }))])
  // Creates one series of each: labels are exported with the first value.
  signal('call', { call: 'site.health', status: 200, ms: 1 })
  signal('movement', { kind: 'deposit', currency: 'EUR', cents: 1n })
  signal('play', { kind: 'bet', outcome: 'counted', finishesRound: false })
  signal('page', { from: 'fresh' })
  signal('render', { ms: 1 })
  signal('vitals', { page: '/', device: 'mobile', network: '4g', figures: { LCP: 1, CLS: 0 } })
  signal('upstream', { by: 'page', outcome: '2xx', ms: 1 })
  const text = await metrics.read()
  for (const [, name = ''] of text.matchAll(/^# TYPE (\w+) /gm)) exported.set(name, new Set())
  for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)\{(.*)\} /gm))
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) exported.get(familyOf(name))?.add(label)
  // These get values with the first request: `metrics.test.ts`.
  for (const label of ['route', 'method', 'status']) exported.get('apogee_http_requests_total')?.add(label)
  for (const label of ['route', 'le']) exported.get('apogee_http_request_duration_seconds')?.add(label)
  metrics.close()
  await front.close()
  await rm(dataDir, { recursive: true, force: true })
})

test('the dashboard and the alert rules are not empty', () => {
  expect(ofBoard.length).toBeGreaterThan(20)
  expect(ofAlerts.length).toBe(deployed('prometheus/alerts.yml').match(/- alert:/g)?.length)
  for (const { type, title, targets } of panels)
    if (type !== 'row') expect([title, targets?.length]).not.toEqual([title, 0])
})

test('every metric used by the dashboard and the rules is exported', () => {
  const names = [...ofBoard, ...ofAlerts].flatMap((query) => query.match(metricName) ?? [])
  expect(names.filter((name) => !exported.has(name) && !exported.has(familyOf(name)))).toEqual([])
})

test('every label used in a query belongs to its metric or is set by Prometheus', () => {
  const ofPrometheus = ['job', 'instance']
  const unknown: string[] = []
  for (const query of [...ofBoard, ...ofAlerts]) {
    const known = new Set(ofPrometheus)
    for (const name of query.match(metricName) ?? [])
      for (const label of exported.get(name) ?? exported.get(familyOf(name)) ?? []) known.add(label)
    const grouped = [...query.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/))
    const selected = [...query.matchAll(/\{([^}]*)\}/g)].flatMap(([, list = '']) =>
      [...list.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"/g)].map(([, label = '']) => label),
    )
    for (const label of [...grouped, ...selected]) if (!known.has(label)) unknown.push(`${label} in ${query}`)
  }
  expect(unknown).toEqual([])
})

test('every exported metric is on the dashboard', () => {
  const shown = new Set(ofBoard.flatMap((query) => query.match(metricName) ?? []).map(familyOf))
  const ours = [...exported.keys()].filter((name) => name.startsWith('apogee_'))
  expect(ours.length).toBeGreaterThan(15)
  expect(ours.filter((name) => !shown.has(name))).toEqual([])
})
