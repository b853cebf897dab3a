import { type Config, type FrontService, openFrontService, readBrand, textOf } from '@apogee/platform/front'
import { single } from '@apogee/platform/telemetry'
import type { Environment } from '../../http/site.ts'
import type { BackEnd, RenderFrom } from '../backEnd.ts'
import { MissingCalls } from './adapter/missingCalls.ts'
import { CapabilityDetector } from './detectCapabilities.ts'
import { IdempotencyCache } from './idempotencyCache.ts'
import { pathLister } from './listedPaths.ts'
import type { ForwardedVisitor } from './passedHeaders.ts'
import { type LinkOptions, PlatformLink, PlatformUnavailable } from './platformLink.ts'
import { RemoteRoutes, type Send, uncached } from './remoteRoutes.ts'
import { openSocketTunnel } from './socketTunnel.ts'

const socketPath = '/connection/websocket'
const wholePageMs = 8_000

type Platform = NonNullable<Config['platform']>
type Render = (request: Request, from?: RenderFrom) => Promise<Response>

/**
 * A platform behind `PLATFORM_URL`. Calls that the wire assigns to the operator's service are handled here, from files;
 * all others are sent to it over HTTP.
 */
export async function openRemoteBackEnd(
  config: Config,
  platform: Platform,
  times: Omit<LinkOptions, 'url'> = {},
): Promise<BackEnd> {
  const link = new PlatformLink({ ...times, url: platform.url })
  // Browsers learn the time from these responses too, so both halves report the platform's.
  const clock = { now: () => new Date(Date.now() + link.skewMs) }
  const front = await openFrontService(config, platform.sessionCookies, clock)
  const socketUrl = socketUrlOf(platform)
  const tunnel = openSocketTunnel(socketUrl, (error) =>
    front.log.warn({ err: error }, 'realtime tunnel to the platform failed'),
  )
  const detector = createDetector(link, new URL(config.publicUrl).origin)
  const { answer, render } = createHandlers({ front, link, detector: detector, platform, clock })
  return {
    log: front.log,
    answer,
    render,
    visit: front.visit,
    listedPaths: listPaths(config, render),
    skewMs: () => link.skewMs,
    capabilities: () => detector.capabilities,
    sockets: {
      path: socketPath,
      visitOf: front.visitOfUpgrade,
      accept: (upgrade, { origin, country }) =>
        tunnel.take(upgrade, { origin, country, address: upgrade.request.socket.remoteAddress ?? '' }),
    },
    gauges: [
      {
        name: 'apogee_upstream_up',
        help: 'Whether the platform answers what rendering asks, as far as is known: 0 while the circuit is open.',
        read: () => single(link.isUp ? 1 : 0),
      },
    ],
    connectOrigins: platform.socketUrl === null ? [] : [socketUrl.origin],
    // Among the sources of partners.
    paymentOrigins: [],
    // Only the platform knows its studios and payment providers.
    partnerSources: ['https:'],
    start: () => void detector.detect(),
    closeLongLived: () => tunnel.close(),
    async close() {
      tunnel.close()
      await link.close()
      await front.close()
    },
  }
}

interface Parts {
  readonly front: FrontService
  readonly link: PlatformLink
  readonly detector: CapabilityDetector
  readonly platform: Platform
  readonly clock: { now(): Date }
}

/** Handlers for browsers and for pages that are being rendered. */
function createHandlers({ front, link, detector, platform, clock }: Parts) {
  const routes = new RemoteRoutes({ front, missingCalls: new MissingCalls(clock), isUp: () => link.isUp })
  const once = new IdempotencyCache(platform.sessionCookies, front.isMoney)
  const noted =
    (send: Send): Send =>
    async (asked) => {
      const sent = await send(asked)
      detector.recordResponse(asked, sent.status, front.visit(asked, '').hasSession)
      return sent
    }

  async function answer(request: Request, env: Environment): Promise<Response> {
    const address = env.incoming.socket.remoteAddress ?? ''
    const { origin, country } = front.visit(request, address)
    const own: Send = async (asked) => front.fetch(asked, env)
    const send = noted((asked) => link.answer(asked, { origin, country, address }))
    const theirs: Send = (asked) => once.answer(asked, send)
    try {
      return await routes.answer(request, own, theirs)
    } catch (error) {
      if (!(error instanceof PlatformUnavailable)) throw error
      if (request.signal.aborted) return new Response(null, { status: 499 })
      front.log.warn({ err: error }, 'platform request failed')
      return noAnswer(request, error)
    }
  }

  async function render(request: Request, from?: RenderFrom): Promise<Response> {
    const { origin } = new URL(request.url)
    const { address = '127.0.0.1', country = null, renderBy = performance.now() + wholePageMs } = from ?? {}
    const own: Send = async (asked) => front.fetch(asked, { incoming: { socket: { remoteAddress: address } }, country })
    const visitor: ForwardedVisitor = { origin, address, country }
    const theirs = noted((asked) => link.render(asked, visitor, renderBy - performance.now()))
    try {
      const found = await routes.answer(request, own, theirs)
      if (found.status >= 500) from?.onMissing?.()
      return found
    } catch (error) {
      from?.onMissing?.()
      throw error
    }
  }
  return { answer, render }
}

function socketUrlOf({ socketUrl, url }: Platform): URL {
  if (socketUrl !== null) return new URL(socketUrl)
  const found = new URL(url + socketPath)
  found.protocol = found.protocol === 'https:' ? 'wss:' : 'ws:'
  return found
}

/** Detects the platform's capabilities with our own calls. */
function createDetector(link: PlatformLink, origin: string): CapabilityDetector {
  const visitor: ForwardedVisitor = { origin, address: '127.0.0.1', country: null }
  /** Calls as a guest, or as the visitor with these cookies. */
  const askAs = (path: string, cookie?: string): Promise<Response> => {
    const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest', origin }
    const asked = new Request(origin + path, { headers: { ...headers, ...(cookie && { cookie }) } })
    return link.render(asked, visitor, wholePageMs)
  }
  return new CapabilityDetector(
    async (path) => (await askAs(path)).status,
    async (cookie) => {
      const answered = await askAs('/api/player', cookie)
      const player: unknown = answered.ok ? await answered.json() : null
      return typeof player === 'object' && player !== null && 'id' in player
    },
  )
}

/** Lists the pages of a brand for search engines. */
const listPaths = (config: Config, render: Render) =>
  pathLister((brand) => {
    const { hosts } = readBrand(brand)
    const origin = brand === config.brand ? config.publicUrl : `${new URL(config.publicUrl).protocol}//${hosts[0]}`
    const headers = { origin, 'x-requested-with': 'XMLHttpRequest', accept: 'application/json' }
    return async (path, body) => {
      const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
      const asked = new Request(origin + path, {
        ...init,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      })
      const answered = await render(asked)
      if (!answered.ok) throw new Error(`${path}: HTTP ${answered.status}`)
      return answered.json()
    }
  })

/** In the API's error format. */
function noAnswer(request: Request, { kind }: PlatformUnavailable): Response {
  // Our own pages name theirs (`browserClient`).
  const [locale = 'en'] = /^[a-z]{2}(?:-[A-Z]{2})?\b/.exec(request.headers.get('accept-language') ?? '') ?? []
  const text = textOf(locale, 'errors.unavailable')
  return Response.json(
    { errors: { base: { unavailable: text } } },
    { status: kind === 'timeout' ? 504 : 502, ...uncached },
  )
}
