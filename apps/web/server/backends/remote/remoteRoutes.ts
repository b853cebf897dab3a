import type { CallName } from '@apogee/contract'
import type { FrontService } from '@apogee/platform/front'
import type { MissingCalls } from './adapter/missingCalls.ts'
import { cmsFallback, isCms, isMissing } from './cmsFallback.ts'
import { PlatformUnavailable } from './platformLink.ts'
import { unpacked } from './unpacked.ts'

/** Newer deployments use this prefix for the operator's own calls (wire-facts 1). */
const newerPrefix = '/api-fe/'
export const uncached = { headers: { 'cache-control': 'no-store' } }

/** A player's break hides these (SAFE-02), and only the platform knows about breaks. */
const ofPlayers: ReadonlySet<CallName> = new Set([
  'bonuses.additionalGifts',
  'content.banners',
  'content.promotionPages',
  'site.popups',
])

/** Sends a request to this process or to the platform. */
export type Send = (request: Request) => Promise<Response>

interface Parts {
  readonly front: FrontService
  readonly missingCalls: MissingCalls
  isUp(): boolean
}

/** Handles a request in this process, on the platform, or on both. */
export class RemoteRoutes {
  readonly #front: FrontService
  readonly #missingCalls: MissingCalls
  readonly #isUp: () => boolean

  constructor({ front, missingCalls, isUp }: Parts) {
    this.#front = front
    this.#missingCalls = missingCalls
    this.#isUp = isUp
  }

  async answer(request: Request, own: Send, theirs: Send): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname === '/healthz') return Response.json({ status: 'ok' }, uncached)
    if (pathname === '/readyz') return readiness(this.#isUp(), this.#front.contentFaults())
    if (pathname.startsWith('/media/')) return this.#picture(request, theirs)
    if (pathname.startsWith('/log_utm_') && request.method === 'POST') return this.#campaign(request, theirs)
    const renamed = renameOf(pathname)
    const call = this.#front.callOf(request.method, renamed)
    if (call === undefined) return this.#missingCalls.answer(request, theirs)
    const asked = renamed === pathname ? request : moved(request, renamed)
    const ours = () => own(asked)
    if (isCms(call)) return cmsFallback(call, () => theirs(unpacked(request)), ours)
    return ofPlayers.has(call) ? this.#theirsFirst(request, ours, theirs) : ours()
  }

  /** The platform's response, or else the files'. Visitors with a session get an error while it is down. */
  async #theirsFirst(request: Request, ours: () => Promise<Response>, theirs: Send): Promise<Response> {
    const isGuest = !this.#front.visit(request, '').hasSession
    const answer = await theirs(request).catch((error: unknown) => {
      if (isGuest && error instanceof PlatformUnavailable) return null
      throw error
    })
    if (answer !== null && !isMissing(answer) && (answer.status < 500 || !isGuest)) return answer
    await answer?.body?.cancel()
    return ours()
  }

  /**
   * Draws the operator's own pictures; the platform has the others. A missing mark of a studio or method is drawn, so
   * that no page shows a broken image.
   */
  async #picture(request: Request, theirs: Send): Promise<Response> {
    const drawn = await this.#front.picture(request)
    if (drawn.status !== 404) return drawn
    const sent = await theirs(request)
    // Some platforms respond to an unknown address with their home page.
    if (!isMissing(sent) && !sent.headers.get('content-type')?.startsWith('text/html')) return sent
    const { pathname } = new URL(request.url)
    const instead = this.#front.placeholderImage(pathname)
    if (instead === null) return sent
    await sent.body?.cancel()
    return instead
  }

  /** Campaigns are the operator's own service, which a platform may store; without that they are logged. */
  async #campaign(request: Request, theirs: Send): Promise<Response> {
    const { url, method, headers } = request
    const body = await request.text()
    const answer = await theirs(new Request(url, { method, headers, body }))
    if (!isMissing(answer)) return answer
    await answer.body?.cancel()
    this.#front.log.info({ campaign: body.slice(0, 2_000), path: new URL(url).pathname }, 'campaign visit')
    return new Response(null, { status: 204, headers: uncached.headers })
  }
}

/** Stays ready while the platform is down, because it serves guests from its cache. */
function readiness(isUp: boolean, faults: readonly string[] | undefined): Response {
  const away = [...(isUp ? [] : ['platform']), ...(faults ? ['content'] : [])]
  return Response.json({ status: away.length > 0 ? 'degraded' : 'ok', away, ...(faults && { faults }) }, uncached)
}

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
