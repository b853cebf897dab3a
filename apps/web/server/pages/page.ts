import { encodingFor } from '@apogee/platform/acceptEncoding'
import { signal } from '@apogee/platform/telemetry'
import type { Flags } from '@apogee/rules/site/flagNames'
import { splitLocale } from '../../src/lib/i18n/locales.ts'
import type { FetchPlatform, PageRequest } from '../../src/lib/page/pageRequest.ts'
import { scriptsOfPage } from '../../src/lib/page/vendorScripts.ts'
import type { ServedBrand } from '../brands/brands.ts'
import { NonceText } from '../delivery/index.ts'
import { pack } from '../http/compression.ts'
import { contentSecurityPolicy, newNonce, pageHeaders, sharedPageHeaders } from '../http/security.ts'
import { type GuestPage, guestPage } from './guestPage.ts'
import { type CachedPage, PageCache, type Rendering, renderingFailed } from './pageCache.ts'
import { redirectOf } from './redirects.ts'
import { Busy, RenderGate } from './renderGate.ts'
import { type PageContext, pageRenderer, type ReadyPage, type RenderHandler } from './renderPage.ts'

/** The platform's data about the visitor who requests a page. */
interface PageVisit {
  readonly ip: string
  /** Scheme and host as the visitor sees them. */
  readonly origin: string
  readonly brand: { readonly id: string; readonly hosts: readonly string[]; readonly frameAncestors: readonly string[] }
  readonly country: string | null
  readonly isRestricted: boolean
  readonly currency: string
  readonly hasSession: boolean
  readonly isBot: boolean
  readonly device: PageRequest['device']
}

export interface PageOptions {
  readonly render: RenderHandler
  readonly fetchPlatform: FetchPlatform
  readonly visitOf: (request: Request, address: string) => PageVisit
  readonly brandOf: (id: string, host: string, frameAncestors: readonly string[]) => ServedBrand
  readonly flagsOf: () => Flags
  /** Paths of pages that the platform has no content for. */
  readonly hiddenPages: () => readonly string[]
  /** Changes whenever the source of pages changes. */
  readonly contentVersion: () => string
  /** How far the platform's clock is ahead of this process's, in ms, as last measured. */
  readonly skewMs: () => number
  /** CONST-33: a table the operator maintains. */
  readonly localesByCountry: () => Readonly<Record<string, string>>
  /** Origins of the betting page's frames under a licence. */
  readonly bettingFrames: (licence: ServedBrand['brand']['licence']) => readonly string[]
  /** Further origins that pages may connect to. */
  readonly connectOrigins: readonly string[]
  /** Origins of payment pages that are shown in a frame. */
  readonly paymentOrigins: readonly string[]
  /** Sources of the games, payment pages and pictures of another platform's partners. */
  readonly partnerSources: readonly string[]
  /** Origins of the captcha service in use, if any. */
  readonly captchaPages: () => readonly string[]
  /** In demo mode: the cookie with the visitor's country. */
  readonly demoCountryCookie: string | undefined
  readonly isDevelopment: boolean
  /** Browsers begin a trace with each press (`lib/api/pressTrace`). */
  readonly isTraced: boolean
  /** Pages rendered per minute for one address, in addition to the pages guests share. */
  readonly pagesPerMinute: number
  readonly onError: (error: unknown) => void
}

const minuteMs = 60_000

/** A page whose address is right, and what it takes to answer it. */
interface PageCall {
  readonly request: Request
  readonly context: PageContext
  /** As the platform counts the visitor's requests. */
  readonly ip: string
  /** Headers of every page. */
  readonly common: Readonly<Record<string, string>>
  /** Where many guests share the page. */
  readonly shared: GuestPage | undefined
}

/** Serves pages: redirects wrong addresses, gives guests recently rendered pages, and renders the rest. */
export function pageServer(options: PageOptions): (request: Request, address: string) => Promise<Response> {
  const { skewMs, onError } = options
  const gate = new RenderGate({ perMinute: options.pagesPerMinute })
  const render = pageRenderer({ ...options, gate })
  const cache = new PageCache({
    now: () => performance.now(),
    // A page rendered before the platform's clock was moved shows another day.
    version: () => `${options.contentVersion()} ${Math.round(skewMs() / minuteMs)}`,
    // A page that could not be rerendered under load is served as it is, and tried again.
    onError: (error) => {
      if (!(error instanceof Busy)) onError(error)
    },
  })
  // The platform's time as the page is sent: the device's clock may be wrong (`lib/platformClock`).
  const timing = () => `now;dur=${Date.now() + skewMs()}`

  function sharedResponse({ request, context, common }: PageCall, page: CachedPage): Response {
    const isPacked = encodingFor(request.headers.get('accept-encoding'), ['gzip']) !== undefined
    const body = isPacked ? page.text.toGzip(context.nonce) : page.text.toPlain(context.nonce)
    // Times in the page are this old (`lib/platformClock`).
    const age = page.renderedAt === undefined ? [] : [`age;dur=${Math.round(performance.now() - page.renderedAt)}`]
    const headers = {
      ...page.headers,
      ...common,
      ...sharedPageHeaders,
      'server-timing': [...age, timing()].join(', '),
      ...(isPacked && { 'content-encoding': 'gzip' }),
      ...(page.isStale && { 'x-page': 'stale' }),
    }
    return new Response(body, { headers })
  }

  async function ownResponse({ request, common }: PageCall, page: ReadyPage): Promise<Response> {
    signal('page', { from: 'private' })
    const headers: Record<string, string> = { ...page.headers, ...common, 'server-timing': timing() }
    const body = await pack(page.html, request.headers.get('accept-encoding'), headers)
    return new Response(body, { status: page.status, headers })
  }

  async function answer(call: PageCall): Promise<Response> {
    const { request, context, ip, shared } = call
    if (!shared || !cache.has(shared.key, context.device)) gate.count(ip)
    if (!shared) return ownResponse(call, await render(request, context))
    // Missing addresses are unlimited and redirects may depend on the query, so neither is cached; still, they are not
    // rendered twice.
    let own: ReadyPage | undefined
    const cached = await cache.get(shared.key, context.device, async () => {
      // Not the visitor's own request: it may be aborted while others wait for the page.
      const { url, headers } = shared
      const page = await render(new Request(url, { headers }), { ...context, url, headers })
      const rendering = await sharedRendering(page, context)
      if (rendering === null || rendering === renderingFailed) own = isOwn(page, context) ? page : undefined
      return rendering
    })
    return cached ? sharedResponse(call, cached) : ownResponse(call, own ?? (await render(request, context)))
  }

  return async (request, address) => {
    const call = openCall(options, request, address)
    if (call instanceof Response) return call
    try {
      return await answer(call)
    } catch (error) {
      if (request.signal.aborted) return new Response(null, { status: 499 })
      if (error instanceof Busy) return busyResponse(error)
      onError(error)
      return new Response('Something went wrong on our side. Please try again in a minute.', {
        status: 500,
        headers: plainText,
      })
    }
  }
}

/** Reads a request; returns the response where none of its pages is to be rendered. */
function openCall(options: PageOptions, request: Request, address: string): PageCall | Response {
  const isForm = request.method === 'POST'
  if (!isForm && request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
  const { brand: ids, origin, ip, ...visit } = options.visitOf(request, address)
  const { pathname, search } = new URL(request.url)
  // Set part by part: a path that starts with "//" would be parsed as another host.
  const url = Object.assign(new URL(origin), { pathname, search })
  // A form that was sent before its scripts were loaded: what was typed is dropped, and its page is sent again.
  if (isForm) return new Response(null, { status: 303, headers: { location: url.href, 'cache-control': 'no-store' } })
  const { brand, isIndexed } = options.brandOf(ids.id, url.hostname, ids.frameAncestors)
  const redirect = redirectOf({
    url,
    locales: brand.locales,
    hosts: ids.hosts,
    country: visit.country,
    isBot: visit.isBot,
    cookies: request.headers.get('cookie'),
    demoCountryCookie: options.demoCountryCookie,
    localesByCountry: options.localesByCountry(),
  })
  if (redirect) return redirect
  const nonce = newNonce()
  const { headers } = request
  const context: PageContext = {
    ...visit,
    url,
    address,
    brand,
    isIndexed,
    headers,
    nonce,
    flags: options.flagsOf(),
    hiddenPages: options.hiddenPages(),
    fetchPlatform: options.fetchPlatform,
    onError: options.onError,
    contentVersion: options.contentVersion(),
    skewMs: options.skewMs,
  }
  const policy = contentSecurityPolicy(nonce, brand.frameAncestors, options.isDevelopment, {
    captcha: options.captchaPages(),
    betting: options.bettingFrames(brand.licence),
    connected: options.connectOrigins,
    payments: options.paymentOrigins,
    partners: options.partnerSources,
    vendors: scriptsOfPage(brand.scripts, splitLocale(url.pathname, brand.locales).path),
  })
  return {
    request,
    context,
    ip,
    common: { ...pageHeaders, 'content-security-policy': policy },
    shared: options.isDevelopment ? undefined : guestPage({ ...visit, url, brandId: brand.id, headers }),
  }
}

/** Only a complete page that exists and sets no cookies may be shared; an incomplete one never replaces a complete one. */
async function sharedRendering(page: ReadyPage, { device, nonce }: PageContext): Promise<Rendering> {
  if (page.status >= 500 || page.isIncomplete) return renderingFailed
  if (page.status !== 200 || 'set-cookie' in page.headers) return null
  const text = await NonceText.of(page.html, nonce)
  return { headers: page.headers, text, ...(page.isForDevice && { variant: device }) }
}

/** Whether a page that was rendered for all may be sent to its visitor. A redirect may carry the query, which the shared page lacks. */
function isOwn({ status, isIncomplete }: ReadyPage, { url }: Pick<PageRequest, 'url'>): boolean {
  if (status >= 500) return false
  return isIncomplete || status === 404 || (status >= 300 && status < 400 && url.search === '')
}

const plainText = { ...pageHeaders, 'content-type': 'text/plain; charset=utf-8' }

const busyResponse = ({ status, retryAfter }: Busy): Response =>
  new Response('Too many pages were asked for. Please try again in a moment.', {
    status,
    headers: { ...plainText, 'retry-after': String(retryAfter) },
  })
