import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Gauge, onSignal } from '@apogee/platform/telemetry'
import { Counter, collectDefaultMetrics, Histogram, Gauge as PromGauge, Registry } from 'prom-client'
import { requestRoute } from './requestRoute.ts'

export interface Metrics {
  /** Counts one request until its response is complete. */
  onRequest(incoming: IncomingMessage, outgoing: ServerResponse): void
  readonly contentType: string
  /** All metrics, in the text format of Prometheus. */
  read(): Promise<string>
  close(): void
}

/** From a bet on an idle machine to the longest a browser waits (CONST-01). */
const seconds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 8, 30]
/** The steps between good and poor of all four (web.dev/articles/vitals), and those around them. */
const vitalSeconds = [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8]
const shifts = [0.01, 0.05, 0.1, 0.25, 0.5]
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** They stay open as long as a page, so their duration is meaningless. */
const streams: ReadonlySet<string> = new Set(['/studio/api/live/stream'])

/** Collects the signals of this process, and reads `gauges` at each scrape. */
export function openMetrics(gauges: readonly Gauge[]): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const routeOf = requestRoute()
  const onRequest = countRequests(registry, routeOf)
  const stops = [
    ...countPlatform(registry),
    ...countPages(registry),
    countUpstream(registry),
    countVitals(registry, routeOf),
  ]
  for (const gauge of gauges) addGauge(registry, gauge)
  return {
    onRequest,
    contentType: registry.contentType,
    read: () => registry.metrics(),
    close() {
      for (const stop of stops) stop()
      registry.clear()
    },
  }
}

type RouteOf = ReturnType<typeof requestRoute>

function countRequests(registry: Registry, routeOf: RouteOf): Metrics['onRequest'] {
  const registers = [registry]
  const total = new Counter({
    name: 'apogee_http_requests_total',
    help: 'Requests by pattern of their path, method and status; 499: the client left before the answer was complete.',
    labelNames: ['route', 'method', 'status'],
    registers,
  })
  const duration = new Histogram({
    name: 'apogee_http_request_duration_seconds',
    help: 'From the head of a request to the end of its answer, without streams.',
    labelNames: ['route'],
    buckets: seconds,
    registers,
  })
  const inFlight = new PromGauge({
    name: 'apogee_http_requests_in_flight',
    help: 'Requests whose answer is not complete.',
    registers,
  })
  return ({ url = '/', method = '' }, outgoing) => {
    const began = performance.now()
    inFlight.inc()
    outgoing.once('close', () => {
      inFlight.dec()
      const route = routeOf(url.split('?', 1)[0] ?? '/')
      const status = String(outgoing.writableFinished ? outgoing.statusCode : 499)
      total.inc({ route, method: methods.has(method) ? method : 'other', status })
      if (!streams.has(route)) duration.observe({ route }, (performance.now() - began) / 1000)
    })
  }
}

function countPlatform(registry: Registry): (() => void)[] {
  const registers = [registry]
  const calls = new Counter({
    name: 'apogee_calls_total',
    help: 'Calls of the contract that were answered, those of pages being rendered included.',
    labelNames: ['call', 'status'],
    registers,
  })
  const callDuration = new Histogram({
    name: 'apogee_call_duration_seconds',
    help: 'How long a call of the contract took.',
    labelNames: ['call'],
    buckets: seconds,
    registers,
  })
  const movements = new Counter({
    name: 'apogee_ledger_movements_total',
    help: 'Movements of the ledger by reason.',
    labelNames: ['kind', 'currency'],
    registers,
  })
  const moved = new Counter({
    name: 'apogee_ledger_moved_minor_units_total',
    help: 'Money moved by the ledger, in minor units; rollbacks of bets do not say how much.',
    labelNames: ['kind', 'currency'],
    registers,
  })
  const plays = new Counter({
    name: 'apogee_plays_total',
    help: 'Bets, wins and rollbacks: counted, free, repeated, or refused with a code.',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const sharedFailures = new Counter({
    name: 'apogee_shared_play_failures_total',
    help: 'Statements for several bets or wins that failed; each of these was then booked alone.',
    labelNames: ['kind'],
    registers,
  })
  const rounds = new Counter({ name: 'apogee_rounds_finished_total', help: 'Rounds that have ended.', registers })
  return [
    onSignal('call', ({ call, status, ms }) => {
      calls.inc({ call, status: String(status) })
      callDuration.observe({ call }, ms / 1000)
    }),
    onSignal('movement', ({ kind, currency, cents }) => {
      movements.inc({ kind, currency })
      if (cents !== null) moved.inc({ kind, currency }, Number(cents))
    }),
    onSignal('play', ({ kind, outcome, finishesRound }) => {
      plays.inc({ kind, outcome })
      if (finishesRound) rounds.inc()
    }),
    onSignal('sharedFailed', ({ kind }) => sharedFailures.inc({ kind })),
  ]
}

function countPages(registry: Registry): (() => void)[] {
  const registers = [registry]
  const pages = new Counter({
    name: 'apogee_pages_total',
    help: 'Pages by where they came from: the cache (fresh or aged), rendered for it, or rendered for one visitor.',
    labelNames: ['from'],
    registers,
  })
  const renders = new Histogram({
    name: 'apogee_page_render_seconds',
    help: 'How long rendering a page took, the wait for its turn included.',
    buckets: seconds,
    registers,
  })
  return [
    onSignal('page', ({ from }) => pages.inc({ from })),
    onSignal('render', ({ ms }) => renders.observe(ms / 1000)),
  ]
}

function countVitals(registry: Registry, routeOf: RouteOf): () => void {
  const registers = [registry]
  const times = new Histogram({
    name: 'apogee_web_vital_seconds',
    help: 'TTFB, FCP, LCP and INP as browsers report them, by page, kind of device and connection.',
    labelNames: ['vital', 'route', 'device', 'network'],
    buckets: vitalSeconds,
    registers,
  })
  const shift = new Histogram({
    name: 'apogee_web_layout_shift',
    help: 'CLS as browsers report it, by page and kind of device.',
    labelNames: ['route', 'device'],
    buckets: shifts,
    registers,
  })
  return onSignal('vitals', ({ page, device, network, figures: { CLS, ...figures } }) => {
    const route = routeOf(page)
    if (CLS !== undefined) shift.observe({ route, device }, CLS)
    for (const vital of ['TTFB', 'FCP', 'LCP', 'INP']) {
      const ms = figures[vital]
      if (ms !== undefined) times.observe({ vital, route, device, network }, ms / 1000)
    }
  })
}

function countUpstream(registry: Registry): () => void {
  const registers = [registry]
  const asked = new Counter({
    name: 'apogee_upstream_requests_total',
    help: 'What the front end alone asked its platform, by status class, timeout, network, or circuit (not asked).',
    labelNames: ['by', 'outcome'],
    registers,
  })
  const duration = new Histogram({
    name: 'apogee_upstream_request_duration_seconds',
    help: 'Until the head of the platform’s answer, or the failure.',
    labelNames: ['by'],
    buckets: seconds,
    registers,
  })
  return onSignal('upstream', ({ by, outcome, ms }) => {
    asked.inc({ by, outcome })
    if (outcome !== 'circuit') duration.observe({ by }, ms / 1000)
  })
}

function addGauge(registry: Registry, { name, help, label, read }: Gauge): void {
  new PromGauge({
    name,
    help,
    labelNames: label === undefined ? [] : [label],
    registers: [registry],
    async collect() {
      this.reset()
      // A gauge that cannot be read is left out; the others are still sent.
      const values = await Promise.resolve()
        .then(read)
        .catch(() => undefined)
      for (const [value, figure] of values ?? []) {
        if (label === undefined) this.set(figure)
        else this.set({ [label]: value }, figure)
      }
      // `reset` leaves a value of 0 if there are no labels.
      if (values === undefined && label === undefined) this.remove()
    },
  })
}
