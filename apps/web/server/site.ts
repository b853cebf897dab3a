import type { IncomingMessage, ServerResponse } from 'node:http'

/** What the node adaptor passes beside the request: the socket's own address is read from `incoming`. */
export interface Environment {
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
}

type Fetch = (request: Request, env: Environment) => Response | Promise<Response>

export interface SiteOptions {
  readonly platform: Fetch
  readonly studio: Fetch
  /** Answers a path of the client build; undefined for any other. */
  readonly asset: (request: Request, pathname: string) => Response | undefined
  readonly page: (request: Request, address: string) => Promise<Response>
}

/** First segments and paths that belong to the platform; everything else is an asset or a page. */
const platformPath =
  /^\/(?:api|api-fe|messages|media|games|wallet|sandbox|callbacks|connection|centrifuge|check-email|client-context|log|log_utm_set|log_utm_send|performance|network-performance|metrics-errors-validation|openapi\.json|healthz)(?:\/|$)/
const studioPath = /^\/studio(?:\/|$)/

/** One fetch handler for everything: platform, studio, assets of the build, pages last. */
export function createSite({ platform, studio, asset, page }: SiteOptions): Fetch {
  return (request, env) => {
    const { pathname } = new URL(request.url)
    if (platformPath.test(pathname)) return platform(request, env)
    if (studioPath.test(pathname)) return studio(request, env)
    const found = asset(request, pathname)
    if (found) return found
    // A file of an older build: a page in its place would be taken for a style or a script.
    if (pathname.startsWith('/assets/'))
      return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
    return page(request, env.incoming.socket.remoteAddress ?? '')
  }
}
