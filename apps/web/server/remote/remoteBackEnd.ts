import type { CallName } from '@apogee/contract'
import { type Config, openFrontService, readBrand, textOf } from '@apogee/platform/front'
import { single } from '@apogee/platform/telemetry'
import type { BackEnd, RenderFrom } from '../backEnd.ts'
import type { Environment } from '../site.ts'
import { cmsBeside, isCms, isMissing } from './cmsBeside.ts'
import { LearntOffer } from './learntOffer.ts'
import { pathLister } from './listedPaths.ts'
import { OnceByKey } from './onceByKey.ts'
import type { Asker } from './passedHeaders.ts'
import { type LinkOptions, PlatformAway, PlatformLink } from './platformLink.ts'
import { openSocketTunnel } from './socketTunnel.ts'

const socketPath = '/connection/websocket'
/** Newer deployments use this prefix for the operator's own calls (wire-facts 1). */
const newerPrefix = '/api-fe/'
const wholePageMs = 8_000

/** A player's break takes these away (SAFE-02), which the platform alone knows of. */
const ofPlayers: ReadonlySet<CallName> = new Set([
  'bonuses.additionalGifts',
  'content.banners',
  'content.promotionPages',
  'site.popups',
])

/** Sends a request on, to whoever answers it. */
type Send = (request: Request) => Promise<Response>

/**
 * A platform behind `PLATFORM_URL`. What the wire calls the operator's own service is answered here, from files; everything
 * else goes there over HTTP.
 */
export async function openRemoteBackEnd(
  config: Config,
  platform: NonNullable<Config['platform']>,
  times: Omit<LinkOptions, 'url'> = {},
): Promise<BackEnd> {
  const link = new PlatformLink({ ...times, url: platform.url })
  // Browsers learn the time from its answers too: both halves report the platform's.
  const clock = { now: () => new Date(Date.now() + link.skewMs) }
  const front = await openFrontService(config, platform.sessionCookies, clock)
  const socketUrl = new URL(platform.socketUrl ?? platform.url + socketPath)
  if (platform.socketUrl === null) socketUrl.protocol = socketUrl.protocol === 'https:' ? 'wss:' : 'ws:'
  const once = new OnceByKey(platform.sessionCookies, front.isMoney)
  const tunnel = openSocketTunnel(socketUrl, (error) => front.log.warn({ err: error }, 'realtime cannot be reached'))

  /** Whoever answers a path: this process, the platform, or both. */
  async function route(request: Request, own: Send, theirs: Send): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname === '/healthz') return Response.json({ status: 'ok' }, unkept)
    if (pathname === '/readyz') return readiness(link.isUp)
    if (pathname.startsWith('/media/')) return picture(request, theirs)
    if (pathname.startsWith('/log_utm_') && request.method === 'POST') return campaign(request, theirs)
    const renamed = renameOf(pathname)
    const call = front.callOf(request.method, renamed)
    if (call === undefined) return theirs(request)
    const asked = renamed === pathname ? request : moved(request, renamed)
    const ours = () => own(asked)
    if (isCms(call)) return cmsBeside(call, () => theirs(unpacked(request)), ours)
    return ofPlayers.has(call) ? theirsFirst(request, ours, theirs) : ours()
  }

  /** The platform's answer, else the files'. Whoever may be signed in gets nothing while it is away. */
  async function theirsFirst(request: Request, ours: () => Promise<Response>, theirs: Send): Promise<Response> {
    const isGuest = !front.visit(request, '').hasSession
    const answer = await theirs(request).catch((error: unknown) => {
      if (isGuest && error instanceof PlatformAway) return null
      throw error
    })
    if (answer !== null && !isMissing(answer) && (answer.status < 500 || !isGuest)) return answer
    await answer?.body?.cancel()
    return ours()
  }

  /** The house's own are drawn here; of any other picture the platform knows. A page shows no mark of a studio or method as broken. */
  async function picture(request: Request, theirs: Send): Promise<Response> {
    const drawn = await front.picture(request)
    if (drawn.status !== 404) return drawn
    const sent = await theirs(request)
    // Some platforms answer an unknown address with their home page.
    if (!isMissing(sent) && !sent.headers.get('content-type')?.startsWith('text/html')) return sent
    const { pathname } = new URL(request.url)
    const instead = front.standIn(pathname)
    if (instead === null) return sent
    await sent.body?.cancel()
    return instead
  }

  /** Campaigns are the operator's own service, which a platform may keep for him; without that the log does. */
  async function campaign(request: Request, theirs: Send): Promise<Response> {
    const { url, method, headers } = request
    const body = await request.text()
    const answer = await theirs(new Request(url, { method, headers, body }))
    if (!isMissing(answer)) return answer
    await answer.body?.cancel()
    front.log.info({ campaign: body.slice(0, 2_000), path: new URL(url).pathname }, 'a campaign sent a visitor')
    return new Response(null, { status: 204, headers: unkept.headers })
  }

  const ownAsker: Asker = { origin: new URL(config.publicUrl).origin, address: '127.0.0.1', country: null }
  /** A call of our own, as the guest or the visitor with these cookies. */
  const askAs = (path: string, cookie?: string): Promise<Response> => {
    const { origin } = ownAsker
    const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest', origin }
    const asked = new Request(origin + path, { headers: { ...headers, ...(cookie && { cookie }) } })
    return link.render(asked, ownAsker, wholePageMs)
  }
  const learnt = new LearntOffer(
    async (path) => (await askAs(path)).status,
    async (cookie) => {
      const answered = await askAs('/api/player', cookie)
      const player: unknown = answered.ok ? await answered.json() : null
      return typeof player === 'object' && player !== null && 'id' in player
    },
  )
  const noted =
    (send: Send): Send =>
    async (asked) => {
      const sent = await send(asked)
      learnt.note(asked, sent.status, front.visit(asked, '').hasSession)
      return sent
    }

  async function answer(request: Request, env: Environment): Promise<Response> {
    const address = env.incoming.socket.remoteAddress ?? ''
    const { origin, country } = front.visit(request, address)
    const own: Send = async (asked) => front.fetch(asked, env)
    const send = noted((asked) => link.answer(asked, { origin, country, address }))
    const theirs: Send = (asked) => once.answer(asked, send)
    try {
      return await route(request, own, theirs)
    } catch (error) {
      if (!(error instanceof PlatformAway)) throw error
      if (request.signal.aborted) return new Response(null, { status: 499 })
      front.log.warn({ err: error }, 'the platform gave no answer')
      return noAnswer(request, error)
    }
  }

  async function render(request: Request, from?: RenderFrom): Promise<Response> {
    const { origin } = new URL(request.url)
    const { address = '127.0.0.1', country = null, renderBy = performance.now() + wholePageMs } = from ?? {}
    const own: Send = async (asked) => front.fetch(asked, { incoming: { socket: { remoteAddress: address } }, country })
    const asker: Asker = { origin, address, country }
    const theirs = noted((asked) => link.render(asked, asker, renderBy - performance.now()))
    try {
      const found = await route(request, own, theirs)
      if (found.status >= 500) from?.onMissing?.()
      return found
    } catch (error) {
      from?.onMissing?.()
      throw error
    }
  }

  const listedPaths = pathLister((brand) => {
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

  return {
    log: front.log,
    answer,
    render,
    visit: front.visit,
    listedPaths,
    skewMs: () => link.skewMs,
    offer: () => learnt.offer,
    sockets: {
      path: socketPath,
      visitOf: front.visitOfUpgrade,
      take: (upgrade, { origin, country }) =>
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
    // Which studios and payment providers it has is its own to know.
    partnerSources: ['https:'],
    start: () => void learnt.ask(),
    letGo: () => tunnel.close(),
    async close() {
      tunnel.close()
      await link.close()
      await front.close()
    },
  }
}

const unkept = { headers: { 'cache-control': 'no-store' } }

/** It serves guests from its cache while the platform is away: it must stay among those that are asked. */
const readiness = (isUp: boolean): Response =>
  Response.json(isUp ? { status: 'ok', away: [] } : { status: 'degraded', away: ['platform'] }, unkept)

const renameOf = (pathname: string): string => {
  if (!pathname.startsWith(newerPrefix)) return pathname
  const rest = pathname.slice(newerPrefix.length)
  return rest.startsWith('config/') ? `/api/fe/${rest}` : `/${rest}`
}

function moved(request: Request, pathname: string): Request {
  const url = new URL(request.url)
  url.pathname = pathname
  return new Request(url, request)
}

/** For an answer that is read here. */
function unpacked(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.set('accept-encoding', 'identity')
  return new Request(request, { headers })
}

/** In the API's error format. */
function noAnswer(request: Request, { kind }: PlatformAway): Response {
  // Our own pages name theirs (`browserClient`).
  const [locale = 'en'] = /^[a-z]{2}(?:-[A-Z]{2})?\b/.exec(request.headers.get('accept-language') ?? '') ?? []
  const text = textOf(locale, 'errors.unavailable')
  return Response.json(
    { errors: { base: { unavailable: text } } },
    { status: kind === 'timeout' ? 504 : 502, ...unkept },
  )
}
