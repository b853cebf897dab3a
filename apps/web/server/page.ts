import { AsyncLocalStorage } from 'node:async_hooks'
import { accepts } from '@apogee/platform/document'
import { signal, spanned } from '@apogee/platform/telemetry'
import type { Flags } from '../src/lib/flagNames.ts'
import type { PageRequest } from '../src/lib/pageRequest.ts'
import { pageRequestKey } from '../src/lib/pageRequest.ts'
import type { ServedBrand } from './brands.ts'
import { pack } from './compression.ts'
import { deliverable, HeldHtml, NonceText } from './delivery/index.ts'
import { type GuestPage, guestPage } from './guestPage.ts'
import { dress, lookOf } from './look.ts'
import { PageCache, type Rendering, renderingFailed } from './pageCache.ts'
import { redirectOf } from './redirects.ts'
import { Busy, RenderGate } from './renderGate.ts'
import { RenderTurns } from './renderTurns.ts'
import { contentSecurityPolicy, newNonce, pageHeaders } from './security.ts'

/** The fetch handler of the Start build (`dist/server/server.js`), or of Vite's module in development. */
export type RenderHandler = (request: Request) => Promise<Response>

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
  readonly visitOf: (request: Request, address: string) => PageVisit
  readonly brandOf: (id: string, host: string, frameAncestors: readonly string[]) => ServedBrand
  readonly flagsOf: () => Flags
  /** Paths of pages that the platform has no content for. */
  readonly withoutPages: () => readonly string[]
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

/**
 * A page is sent with the data that has arrived by then, so that it is complete within the 8 s of CONST-01, including
 * rendering.
 */
const renderWithinMs = 7_500
const minuteMs = 60_000

type Context = Omit<PageRequest, 'html' | 'hold' | 'isForDevice' | 'renderBy' | 'turn' | 'onMissing'>
interface Rendered {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly html: string
  readonly isForDevice: boolean
  /** Some of its data did not arrive from the back end. */
  readonly isIncomplete: boolean
}

/** Serves pages: redirects wrong addresses, gives guests recently rendered pages, and renders the rest. */
export function pageServer(options: PageOptions): (request: Request, address: string) => Promise<Response> {
  const store = new AsyncLocalStorage<PageRequest>()
  ;(globalThis as { [pageRequestKey]?: typeof store })[pageRequestKey] = store
  const { skewMs, onError } = options
  // A page rendered before the platform's clock was changed shows another day.
  const version = () => `${options.contentVersion()} ${Math.round(skewMs() / minuteMs)}`
  const gate = new RenderGate({ perMinute: options.pagesPerMinute })
  const turns = new RenderTurns()
  const turn = () => turns.take()
  const cache = new PageCache({
    now: () => performance.now(),
    version,
    // A page that could not be rerendered under load is served as it is, and rendering is retried.
    onError: (error) => {
      if (!(error instanceof Busy)) onError(error)
    },
  })

  // Vite's own styles and React's hydration warnings need the page unchanged.
  const finish = (html: string, { nonce, brand }: Context): string => {
    const said = [options.isTraced && 'data-traced', brand.gamePictures && `data-game-pictures="${brand.gamePictures}"`]
    const facts = said.filter(Boolean).join(' ')
    const told = facts ? html.replace(/<html(?=[ >])/, () => `<html ${facts}`) : html
    const dressed = dress(told, lookOf(brand.tokens), nonce)
    return options.isDevelopment ? dressed : deliverable(dressed, nonce)
  }

  async function render(request: Request, context: Context): Promise<Rendered> {
    const began = performance.now()
    const held = new HeldHtml()
    let isIncomplete = false
    const onMissing = () => {
      isIncomplete = true
    }
    const { answer, page } = await gate.run(async () => {
      const renderBy = performance.now() + renderWithinMs
      const page: PageRequest = { ...context, renderBy, turn, hold: held.hold, onMissing }
      const answer = await spanned(
        () => ({ name: 'render', attributes: { 'url.path': context.url.pathname } }),
        () => store.run(page, () => options.render(request)),
      )
      return { answer, page }
    })
    signal('render', { ms: performance.now() - began })
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      html: held.restore(finish(page.html ?? '', context)),
      isForDevice: page.isForDevice ?? false,
      isIncomplete,
    }
  }

  /** Only a page that exists and sets no cookies may be shared. */
  async function renderForAll(
    { url, headers }: GuestPage,
    context: Context,
    onUnshared: (page: Rendered) => void,
  ): Promise<Rendering> {
    // Not the visitor's own request: it may be aborted while others wait for the page.
    const page = await render(new Request(url, { headers }), { ...context, url, headers })
    if (page.status >= 500) return renderingFailed
    // An incomplete page goes to its visitor only, and never replaces a complete one. A redirect may carry the query,
    // which the shared page does not know.
    const isRedirect = page.status >= 300 && page.status < 400 && context.url.search === ''
    if (page.isIncomplete || page.status === 404 || isRedirect) onUnshared(page)
    if (page.isIncomplete) return renderingFailed
    if (page.status !== 200 || 'set-cookie' in page.headers) return null
    const variant = page.isForDevice ? context.device : undefined
    return { headers: page.headers, text: await NonceText.of(page.html, context.nonce), ...(variant && { variant }) }
  }

  return async (request, address) => {
    const isForm = request.method === 'POST'
    if (!isForm && request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
    const { brand: ids, origin, ip, ...visit } = options.visitOf(request, address)
    const { pathname, search } = new URL(request.url)
    // Set part by part: a path that starts with "//" would be parsed as another host.
    const url = Object.assign(new URL(origin), { pathname, search })
    // A form submitted before its scripts had loaded: the typed values are dropped, and its page is sent again.
    if (isForm) return new Response(null, { status: 303, headers: { location: url.href, 'cache-control': 'no-store' } })
    const { brand, isIndexed } = options.brandOf(ids.id, url.hostname, ids.frameAncestors)
    const elsewhere = redirectOf({
      url,
      locales: brand.locales,
      hosts: ids.hosts,
      country: visit.country,
      isBot: visit.isBot,
      cookies: request.headers.get('cookie'),
      demoCountryCookie: options.demoCountryCookie,
      localesByCountry: options.localesByCountry(),
    })
    if (elsewhere) return elsewhere
    const nonce = newNonce()
    const { headers: asked } = request
    const context = {
      url,
      address,
      brand,
      isIndexed,
      headers: asked,
      nonce,
      flags: options.flagsOf(),
      withoutPages: options.withoutPages(),
      onError,
      skewMs,
      ...visit,
    }
    const others = {
      captcha: options.captchaPages(),
      betting: options.bettingFrames(brand.licence),
      connected: options.connectOrigins,
      partners: options.partnerSources,
    }
    const policy = contentSecurityPolicy(nonce, brand.frameAncestors, options.isDevelopment, others)
    const common = { ...pageHeaders, 'content-security-policy': policy }
    const accepted = asked.get('accept-encoding') ?? ''
    const withBody = request.method === 'GET'
    // The platform's time as the page is sent: the device's clock may be wrong (`lib/platformClock`).
    const timing = () => `now;dur=${Date.now() + skewMs()}`
    try {
      const shared = options.isDevelopment ? undefined : guestPage({ ...visit, url, brandId: brand.id, headers: asked })
      if (!shared || !cache.has(shared.key, visit.device)) gate.count(ip)
      // Missing addresses are unlimited and redirects may depend on the query, so neither is cached; still, they are not
      // rendered twice.
      let unshared: Rendered | undefined
      const kept =
        shared &&
        (await cache.get(shared.key, visit.device, () =>
          renderForAll(shared, context, (page) => {
            unshared = page
          }),
        ))
      if (kept) {
        const isPacked = accepts(accepted, 'gzip')
        const body = isPacked ? kept.text.toGzip(nonce) : kept.text.toPlain(nonce)
        const headers = {
          ...kept.headers,
          ...common,
          'server-timing': timing(),
          ...(isPacked && { 'content-encoding': 'gzip' }),
          ...(kept.isStale && { 'x-page': 'stale' }),
          // Times in the page are this old (`lib/platformClock`).
          ...(kept.renderedAt !== undefined && {
            'server-timing': `age;dur=${Math.round(performance.now() - kept.renderedAt)}, ${timing()}`,
          }),
        }
        return new Response(withBody ? body : null, { headers })
      }
      const page = unshared ?? (await render(request, context))
      signal('page', { from: 'private' })
      const headers: Record<string, string> = { ...page.headers, ...common, 'server-timing': timing() }
      return new Response(withBody ? await pack(page.html, accepted, headers) : null, { status: page.status, headers })
    } catch (error) {
      if (request.signal.aborted) return new Response(null, { status: 499 })
      if (error instanceof Busy) return comeBack(error)
      onError(error)
      return new Response('Something went wrong on our side. Please try again in a minute.', {
        status: 500,
        headers: plainText,
      })
    }
  }
}

const plainText = { ...pageHeaders, 'content-type': 'text/plain; charset=utf-8' }

const comeBack = ({ status, retryAfter }: Busy): Response =>
  new Response('Too many pages were asked for. Please try again in a moment.', {
    status,
    headers: { ...plainText, 'retry-after': String(retryAfter) },
  })
