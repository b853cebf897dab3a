import { AsyncLocalStorage } from 'node:async_hooks'
import type { Flags } from '../src/lib/flagNames.ts'
import type { PageRequest } from '../src/lib/request.ts'
import { pageRequestKey } from '../src/lib/request.ts'
import { type BrandFile, publicBrand } from './brands.ts'
import { pack } from './compression.ts'
import { contentSecurityPolicy, newNonce, pageHeaders } from './security.ts'

/** The fetch handler of the Start build (`dist/server/server.js`), or of Vite's module in development. */
export type RenderHandler = (request: Request) => Promise<Response>

export interface PageOptions {
  readonly render: RenderHandler
  readonly brandOf: (host: string | null) => BrandFile
  readonly flagsOf: () => Flags
  readonly isDevelopment: boolean
  readonly onError: (error: unknown) => void
}

/** Renders pages: request store, nonce, security headers, packing. */
export function pageServer(options: PageOptions): (request: Request) => Promise<Response> {
  const store = new AsyncLocalStorage<PageRequest>()
  ;(globalThis as { [pageRequestKey]?: typeof store })[pageRequestKey] = store

  async function render(
    request: Request,
    nonce: string,
    brand: BrandFile,
  ): Promise<{ readonly answer: Response; readonly html: string }> {
    const context: PageRequest = {
      url: new URL(request.url),
      headers: request.headers,
      nonce,
      brand: publicBrand(brand),
      flags: options.flagsOf(),
      country: null,
      isRestricted: false,
      onError: options.onError,
    }
    const answer = await store.run(context, () => options.render(request))
    return { answer, html: context.html ?? '' }
  }

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
    const nonce = newNonce()
    const brand = options.brandOf(request.headers.get('host'))
    try {
      const { answer, html } = await render(request, nonce, brand)
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
