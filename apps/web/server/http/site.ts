import type { IncomingMessage, ServerResponse } from 'node:http'
import { largestBodyOf } from '@apogee/contract'
import { routes } from '@apogee/contract/protocol/routes'
import { AddressQuota } from './addressQuota.ts'
import { withinBodyLimit } from './bodyLimit.ts'
import { packData } from './compression.ts'
import type { Streams } from './streams.ts'

/** Data of the Node adapter in addition to the request: the socket's own address is read from `incoming`. */
export interface Environment {
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
}

type Fetch = (request: Request, env: Environment) => Response | Promise<Response>

export interface SiteOptions {
  /** Handles the paths of the back end. */
  readonly backEnd: Fetch
  /** Serves a path of the client build; undefined for any other. */
  readonly asset: (request: Request, pathname: string) => Response | undefined
  /** Serves robots.txt, sitemap and manifest; undefined for any other path. */
  readonly publicFile: (request: Request, pathname: string, address: string) => Promise<Response> | undefined
  readonly page: (request: Request, address: string) => Promise<Response>
  readonly visitOf: (request: Request, address: string) => { readonly ip: string; readonly isOurHost: boolean }
  /** Long-lived responses, counted by address. */
  readonly streams: Streams
  /** The process is about to end: balancers must use another one. */
  readonly isShuttingDown?: () => boolean
  /** Players use HTTPS, so browsers must insist on it (HSTS). */
  readonly isSecure: boolean
  /** Subdomains use HTTPS too. */
  readonly withSubdomains?: boolean
}

/** First segments of the back end's paths, without the studio's: those of the contract, and its other paths. */
const platformSegments = new Set([
  ...Object.values(routes).map((route) => route.split('/')[1]),
  'api',
  'api-fe',
  'media',
  'sandbox',
  'connection',
  'openapi.json',
])
/**
 * Data and files for any client. Browsers may navigate to other addresses of the platform, from old links or the
 * address bar.
 */
const readByMachines = new Set(['api', 'api-fe', 'media', 'connection', 'openapi.json'])
const isNavigation = ({ headers }: Request): boolean => {
  const mode = headers.get('sec-fetch-mode')
  return mode === null ? /\btext\/html\b/.test(headers.get('accept') ?? '') : mode === 'navigate'
}
const isReadByPerson = (request: Request, segment: string | undefined): boolean =>
  request.method === 'GET' && isNavigation(request) && !readByMachines.has(segment ?? '')
const isMissingData = ({ status, headers }: Response): boolean =>
  status === 404 && (headers.get('content-type') ?? '').startsWith('application/json')

async function platformAnswer({ backEnd, page }: SiteOptions, request: Request, env: Environment, address: string) {
  const [, segment] = new URL(request.url).pathname.split('/')
  const answer = await backEnd(request, env)
  // The page explains the missing data in the visitor's language.
  if (isMissingData(answer) && isReadByPerson(request, segment)) return page(request, address)
  return packData(request, answer)
}

/** Only sockets are served there (`upgrades.ts`). */
const realtimePath = '/connection/websocket'

const studioPath = /^\/studio(?:\/|$)/

/** Whether a path belongs to the studio of our games. */
export const isStudioPath = (pathname: string): boolean => studioPath.test(pathname)

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Health checks of load balancers, under the usual names. */
const healthPaths = new Set(['/healthz', '/readyz'])
/** Large documents for machines: cheap to serve, but each is up to a megabyte. */
const documentPath = /^\/(?:openapi\.json|sitemap[\w-]*\.xml)$/
/** A crawler reads a whole sitemap of 10,000 games in nine languages in one go. */
const documentsPerMinute = 600
/** Responses that stay open as long as the client likes. */
const streamPaths = new Set(['/studio/api/live/stream'])

/**
 * One fetch handler for everything: checks for every request first, then the back end, build assets, and pages last.
 */
export function createSite(options: SiteOptions): Fetch {
  const { visitOf, isSecure, withSubdomains = false } = options
  const documents = new AddressQuota(documentsPerMinute)
  const insist = `max-age=31536000${withSubdomains ? '; includeSubDomains' : ''}`
  return (request, env) => {
    if (isSecure) env.outgoing.setHeader('strict-transport-security', insist)
    // For every response: data is never interpreted as a script or a page.
    env.outgoing.setHeader('x-content-type-options', 'nosniff')
    // TRACE would return cookies that scripts may not read; an absolute address instead of a path names another host.
    if (!methods.has(request.method))
      return errorResponse(405, 'Method Not Allowed', { allow: [...methods].join(', ') })
    if (!env.incoming.url?.startsWith('/')) return errorResponse(400, 'Bad Request')
    const { pathname } = new URL(request.url)
    if (pathname === '/readyz' && options.isShuttingDown?.()) return shuttingDown()
    const address = env.incoming.socket.remoteAddress ?? ''
    if (!healthPaths.has(pathname) && !visitOf(request, address).isOurHost)
      return errorResponse(421, 'Misdirected Request')
    if (documentPath.test(pathname)) {
      const wait = documents.consume(visitOf(request, address).ip)
      if (wait > 0) return errorResponse(429, 'Too Many Requests', { 'retry-after': String(wait) })
    }
    if (pathname === realtimePath) return errorResponse(426, 'Upgrade Required', { upgrade: 'websocket' })
    if (request.method === 'HEAD') return headOf(request, (get) => answerBy(options, get, pathname, env))
    const most = largestBodyOf(request.method, pathname)
    return withinBodyLimit(request, most, (limited) => answerBy(options, limited, pathname, env), tooLarge)
  }
}

function answerBy(options: SiteOptions, request: Request, pathname: string, env: Environment) {
  const { backEnd, asset, publicFile, page, visitOf, streams } = options
  const address = env.incoming.socket.remoteAddress ?? ''
  if (platformSegments.has(pathname.split('/')[1])) return platformAnswer(options, request, env, address)
  if (streamPaths.has(pathname)) {
    const release = streams.open(visitOf(request, address).ip)
    if (!release) return errorResponse(429, 'Too Many Requests', { 'retry-after': '30' })
    env.outgoing.once('close', release)
  }
  if (isStudioPath(pathname)) return backEnd(request, env)
  const found = asset(request, pathname)
  if (found) return isRead(request) ? found : readOnly()
  // A file of an older build: a page in its place would be parsed as a style sheet or script.
  if (pathname.startsWith('/assets/')) return errorResponse(404, 'Not found')
  const file = publicFile(request, pathname, address)
  if (file) return isRead(request) ? file : readOnly()
  return page(request, address)
}

const isRead = ({ method }: Request): boolean => method === 'GET'

const readOnly = (): Response => errorResponse(405, 'Method Not Allowed', { allow: 'GET, HEAD' })

/** The headers of the answer to GET. A stream is not read to its end, so its length is left out. */
async function headOf(request: Request, get: (request: Request) => Response | Promise<Response>): Promise<Response> {
  const { body, status, headers } = await get(new Request(request, { method: 'GET' }))
  const copy = new Headers(headers)
  if (copy.get('content-type')?.startsWith('text/event-stream')) await body?.cancel()
  else if (body) copy.set('content-length', String((await new Response(body).arrayBuffer()).byteLength))
  return new Response(null, { status, headers: copy })
}

const errorResponse = (status: number, text: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })

/** It still serves requests, but should get no new visitors. */
const shuttingDown = (): Response =>
  Response.json({ status: 'unavailable', away: ['process'] }, { status: 503, headers: { 'cache-control': 'no-store' } })

/** In the API's error format. The connection closes instead of waiting for the rest of the request. */
const tooLarge = (): Response =>
  Response.json(
    { errors: { base: { payload_too_large: 'This is too large.' } } },
    { status: 413, headers: { 'cache-control': 'no-store', connection: 'close' } },
  )
