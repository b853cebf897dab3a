import type { IncomingMessage } from 'node:http'
import type { Log, PageVisit, Visit } from '@apogee/platform/front'
import type { Gauge } from '@apogee/platform/telemetry'
import type { Offer } from './offer.ts'
import type { Environment } from './site.ts'
import type { Upgrade } from './upgrades.ts'

/** The visitor whose page asks. */
export interface RenderFrom {
  /** Network address the request came from. */
  readonly address: string
  /** ISO code, or null when unknown. */
  readonly country: string | null
  /** Until when the page waits for everything it asks (`performance.now()`). */
  readonly renderBy?: number
  /** Called when data for the page could not be loaded. */
  readonly onMissing?: () => void
}

interface BackEndSockets {
  readonly path: string
  /** The visitor requesting a socket; null when the request names no host. */
  visitOf(request: IncomingMessage): Visit | null
  /** Takes the socket over, and closes it when done. */
  take(upgrade: Upgrade, visit: Visit): void
}

/**
 * The seam between the front end and what answers it: all that the web process needs of a back end. `ownBackEnd` is the
 * reference platform and the studio in this process; `remoteBackEnd` is any platform behind `PLATFORM_URL`.
 */
export interface BackEnd {
  readonly log: Log
  /** Answers what a browser asks. */
  answer(request: Request, env: Environment): Promise<Response>
  /** Answers what rendering a page asks, on behalf of its visitor. */
  render(request: Request, from?: RenderFrom): Promise<Response>
  /** The visitor of a request: address, country, session. */
  visit(request: Request, socketAddress: string): PageVisit
  /** Paths of a brand's pages that search engines may list, without locale. */
  listedPaths(brand: string): Promise<string[]>
  /** How far the platform's clock is ahead of this process's, in ms, as far as is known. */
  readonly skewMs: () => number
  /** The detected capabilities of the platform. */
  readonly offer: () => Offer
  readonly sockets: BackEndSockets
  /** Gauges, read at each scrape. */
  readonly gauges: readonly Gauge[]
  /** Further origins that pages may connect to. */
  readonly connectOrigins: readonly string[]
  /** Where the platform's partners serve games, payment pages and pictures, in the words of a Content-Security-Policy. */
  readonly partnerSources: readonly string[]
  /** Starts the background work, once the server listens. */
  start(): void
  /** Closes connections that stay open as long as a page does, so that shutdown need not wait for them. */
  letGo(): void
  close(): Promise<void>
}
