import type { IncomingMessage, ServerResponse } from 'node:http'
import { routes } from '@apogee/contract/routes'
import { packData } from './compression.ts'

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
  /** Answers robots.txt, sitemap and manifest; undefined for any other path. */
  readonly publicFile: (request: Request, pathname: string, address: string) => Promise<Response> | undefined
  readonly page: (request: Request, address: string) => Promise<Response>
}

/** First segments of the platform's paths: those of the contract, and what it serves beside it. */
const platformSegments = new Set([
  ...Object.values(routes).map((route) => route.split('/')[1]),
  'api',
  'api-fe',
  'media',
  'sandbox',
  'connection',
  'openapi.json',
])
const packedData = async (request: Request, answer: Response | Promise<Response>): Promise<Response> =>
  packData(request, await answer)

const studioPath = /^\/studio(?:\/|$)/

/** One fetch handler for everything: platform, studio, assets of the build, pages last. */
export function createSite({ platform, studio, asset, publicFile, page }: SiteOptions): Fetch {
  return (request, env) => {
    const { pathname } = new URL(request.url)
    if (platformSegments.has(pathname.split('/')[1])) return packedData(request, platform(request, env))
    if (studioPath.test(pathname)) return studio(request, env)
    const found = asset(request, pathname)
    if (found) return found
    // A file of an older build: a page in its place would be taken for a style or a script.
    if (pathname.startsWith('/assets/'))
      return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
    const address = env.incoming.socket.remoteAddress ?? ''
    return publicFile(request, pathname, address) ?? page(request, address)
  }
}
