import { AsyncLocalStorage } from 'node:async_hooks'
import type { Flags } from '../src/lib/flagNames.ts'
import type { PageRequest } from '../src/lib/request.ts'
import { pageRequestKey } from '../src/lib/request.ts'
import type { ServedBrand } from './brands.ts'
import { pack } from './compression.ts'
import { redirectOf } from './redirects.ts'
import { contentSecurityPolicy, newNonce, pageHeaders } from './security.ts'

/** The fetch handler of the Start build (`dist/server/server.js`), or of Vite's module in development. */
export type RenderHandler = (request: Request) => Promise<Response>

/** What the platform says of whoever asks for a page. */
export interface PageVisit {
  /** Scheme and host as the visitor sees them. */
  readonly origin: string
  readonly brand: { readonly id: string; readonly frameAncestors: readonly string[] }
  readonly country: string | null
  readonly isRestricted: boolean
  readonly hasSession: boolean
  readonly isBot: boolean
}

export interface PageOptions {
  readonly render: RenderHandler
  readonly visitOf: (request: Request, address: string) => PageVisit
  readonly brandOf: (id: string, host: string, frameAncestors: readonly string[]) => ServedBrand
  readonly flagsOf: () => Flags
  /** CONST-33, an operator's table. */
  readonly localesByCountry: () => Readonly<Record<string, string>>
  /** In demo mode: the cookie that names the visitor's country. */
  readonly demoCountryCookie: string | undefined
  readonly isDevelopment: boolean
  readonly onError: (error: unknown) => void
}

/** Renders pages: request store, nonce, security headers, packing. */
export function pageServer(options: PageOptions): (request: Request, address: string) => Promise<Response> {
  const store = new AsyncLocalStorage<PageRequest>()
  ;(globalThis as { [pageRequestKey]?: typeof store })[pageRequestKey] = store

  async function render(request: Request, context: PageRequest) {
    const answer = await store.run(context, () => options.render(request))
    return { answer, html: context.html ?? '' }
  }

  return async (request, address) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
    const nonce = newNonce()
    const visit = options.visitOf(request, address)
    const { country, isRestricted, hasSession, isBot, origin } = visit
    const { pathname, search } = new URL(request.url)
    // By its parts: a path that begins with "//" would be read as another host.
    const url = Object.assign(new URL(origin), { pathname, search })
    const { brand, isIndexed } = options.brandOf(visit.brand.id, url.hostname, visit.brand.frameAncestors)
    const elsewhere = redirectOf({
      ...{ url, locales: brand.locales, country, isBot, demoCountryCookie: options.demoCountryCookie },
      cookies: request.headers.get('cookie'),
      localesByCountry: options.localesByCountry(),
    })
    if (elsewhere) return elsewhere
    try {
      const { answer, html } = await render(request, {
        ...{ url, headers: request.headers, nonce, address, hasSession, brand, isIndexed, country, isRestricted },
        flags: options.flagsOf(),
        onError: options.onError,
      })
      const headers: Record<string, string> = {
        ...Object.fromEntries(answer.headers),
        ...pageHeaders,
        'content-security-policy': contentSecurityPolicy(nonce, brand.frameAncestors, options.isDevelopment),
      }
      const body =
        request.method === 'HEAD' ? null : await pack(html, request.headers.get('accept-encoding') ?? '', headers)
      return new Response(body, { status: answer.status, headers })
    } catch (error) {
      if (request.signal.aborted) return new Response(null, { status: 499 })
      options.onError(error)
      return new Response('Something went wrong on our side. Please try again in a minute.', {
        status: 500,
        headers: { ...pageHeaders, 'content-type': 'text/plain; charset=utf-8' },
      })
    }
  }
}
