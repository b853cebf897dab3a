import type { IncomingMessage } from 'node:http'
import type { Log, PageVisit, Visit } from '@apogee/platform/front'
import type { Gauge } from '@apogee/platform/telemetry'
import type { Environment } from '../http/site.ts'
import type { Upgrade } from '../http/upgrades.ts'
import type { Capabilities } from './capabilities.ts'

/** The visitor whose page makes the call. */
export interface RenderFrom {
  /** Network address of the client. */
  readonly address: string
  /** ISO code, or null when unknown. */
  readonly country: string | null
  /** The deadline for everything the page requests (`performance.now()`). */
  readonly renderBy?: number
  /** Called when data for the page could not be loaded. */
  readonly onMissing?: () => void
}

interface BackEndSockets {
  readonly path: string
  /** The visitor requesting a socket; null when the request names no host. */
  visitOf(request: IncomingMessage): Visit | null
  /** Takes the socket over, and closes it when done. */
  accept(upgrade: Upgrade, visit: Visit): void
}

/**
 * The interface between the front end and its back end: everything that the web process needs of one. `ownBackEnd` is
 * the reference platform and the studio in this process; `remoteBackEnd` is any platform behind `PLATFORM_URL`.
 */
export interface BackEnd {
  readonly log: Log
  /** Handles requests of browsers. */
  answer(request: Request, env: Environment): Promise<Response>
  /** Handles requests of rendering, on behalf of the page's visitor. */
  render(request: Request, from?: RenderFrom): Promise<Response>
  /** The visitor of a request: address, country, session. */
  visit(request: Request, socketAddress: string): PageVisit
  /** Paths of a brand's pages that search engines may list, without locale. */
  listedPaths(brand: string): Promise<string[]>
  /** How far the platform's clock is ahead of this process's, in ms, as last measured. */
  readonly skewMs: () => number
  /** The detected capabilities of the platform. */
  readonly capabilities: () => Capabilities
  readonly sockets: BackEndSockets
  /** Gauges, read at each scrape. */
  readonly gauges: readonly Gauge[]
  /** Further origins that pages may connect to. */
  readonly connectOrigins: readonly string[]
  /** Origins of payment pages that are shown in a frame, in Content-Security-Policy syntax. */
  readonly paymentOrigins: readonly string[]
  /** Sources of games, payment pages and pictures of the platform's partners, in Content-Security-Policy syntax. */
  readonly partnerSources: readonly string[]
  /** Starts the background work, once the server listens. */
  start(): void
  /** Closes connections that stay open as long as a page does, so that shutdown need not wait for them. */
  closeLongLived(): void
  close(): Promise<void>
}
