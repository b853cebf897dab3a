import { isIP } from 'node:net'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { PlatformSkew, platformTimeOf } from '@apogee/contract/protocol/platformSkew'
import { signal, spanned, traceHeaders } from '@apogee/platform/telemetry'
import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel'
import { buildConnector, Pool } from 'undici'
import { answerHeaders, type ForwardedVisitor, requestHeaders } from './passedHeaders.ts'

/** The platform did not respond: it was too slow, unreachable, or skipped because the circuit is open. */
export class PlatformUnavailable extends Error {
  override name = 'PlatformUnavailable'
  readonly kind: 'timeout' | 'network'

  constructor(kind: 'timeout' | 'network', cause?: unknown) {
    super(`the platform did not respond (${kind})`, { cause })
    this.kind = kind
  }
}

export interface LinkOptions {
  /** Origin of the platform. */
  readonly url: string
  /** Timeout for requests of browsers (CONST-01). */
  readonly browserMs?: number
  /** Timeout for requests of rendering (CONST-01). */
  readonly renderMs?: number
  /** The circuit opens after this many unanswered calls of rendering in a row ... */
  readonly failures?: number
  /** ... and after this long one call tries again. */
  readonly retryAfterMs?: number
}

const connectMs = 3_000
/** Sockets to the platform. Undici keeps one idle for 4 s, or shorter if the platform requests it. */
const connections = 256
/** From a load balancer in front of an unreachable platform. */
const unavailableStatuses: ReadonlySet<number> = new Set([502, 503, 504])
/** These statuses have no body (RFC 9110), and `Response` rejects one. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304])
const safe: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A 503 of one call says nothing about the others; when all calls of a page fail, the platform is down. */
class UnavailableResponse extends Error {
  readonly answer: Response

  constructor(answer: Response) {
    super(`HTTP ${answer.status}`)
    this.answer = answer
  }
}

/** The request on whose behalf the platform is called. */
type CallOrigin = 'browser' | 'page'
interface Times {
  readonly headersTimeout: number
  readonly bodyTimeout: number
  readonly signal: AbortSignal | null
}

/** HTTP to the platform: keep-alive connections, timeouts, and no request is ever sent twice. */
export class PlatformLink {
  readonly #options: Required<LinkOptions>
  readonly #pool: Pool
  readonly #circuit
  readonly #skew = new PlatformSkew()

  constructor(options: LinkOptions) {
    this.#options = { browserMs: 30_000, renderMs: 8_000, failures: 5, retryAfterMs: 2_000, ...options }
    const { failures, retryAfterMs, url } = this.#options
    const { hostname } = new URL(url)
    // A certificate is requested by name; an IP address has no name (RFC 6066).
    const servername = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? hostname : ''
    const connect = buildConnector({ timeout: connectMs, allowH2: false })
    this.#pool = new Pool(url, {
      connections,
      allowH2: false,
      // The Host header is the visitor's; the certificate is the platform's.
      connect: (asked, done) => connect({ ...asked, servername }, done),
    })
    this.#circuit = circuitBreaker(handleAll, {
      halfOpenAfter: retryAfterMs,
      breaker: new ConsecutiveBreaker(failures),
    })
  }

  /** Whether the platform responds to rendering, as far as is known. */
  get isUp(): boolean {
    return this.#circuit.state === CircuitState.Closed
  }

  /** How far the platform's clock is ahead of this process's, in ms; 0 until a response has reported it. */
  get skewMs(): number {
    return this.#skew.ms ?? 0
  }

  /** For a browser: streamed both ways. Throws {@link PlatformUnavailable}. */
  async answer(request: Request, asker: ForwardedVisitor): Promise<Response> {
    const { browserMs } = this.#options
    const isStream = request.headers.get('accept')?.includes('text/event-stream') ?? false
    const { status, headers, body } = await this.#send('browser', request, asker, {
      headersTimeout: browserMs,
      bodyTimeout: isStream ? 0 : browserMs,
      // A visitor's state-changing call is executed even if they disconnect.
      signal: safe.has(request.method) ? request.signal : null,
    })
    if (request.method !== 'HEAD' && !bodiless.has(status)) return new Response(streamOf(body), { status, headers })
    await body.dump()
    return new Response(null, { status, headers })
  }

  /** For a page, buffered: not called while the circuit is open. Throws {@link PlatformUnavailable}. */
  async render(request: Request, asker: ForwardedVisitor, leftMs: number): Promise<Response> {
    const ms = Math.min(Math.ceil(leftMs), this.#options.renderMs)
    if (ms <= 0) throw new PlatformUnavailable('timeout')
    const limit = AbortSignal.timeout(ms)
    // While one call checks whether the platform is back, the others wait for it: no longer than their page does.
    const isOver = new Promise<never>((_, reject) =>
      limit.addEventListener('abort', () => reject(new PlatformUnavailable('timeout')), { once: true }),
    )
    try {
      return await Promise.race([this.#circuit.execute(() => this.#whole(request, asker, ms, limit)), isOver])
    } catch (error) {
      if (error instanceof UnavailableResponse) return error.answer
      if (error instanceof BrokenCircuitError) {
        signal('upstream', { by: 'page', outcome: 'circuit', ms: 0 })
        throw new PlatformUnavailable('network', error)
      }
      throw error
    }
  }

  async #whole(request: Request, asker: ForwardedVisitor, ms: number, limit: AbortSignal): Promise<Response> {
    const signal = AbortSignal.any([request.signal, limit])
    const { status, headers, body } = await this.#send('page', request, asker, {
      headersTimeout: ms,
      bodyTimeout: ms,
      signal,
    })
    const bytes = await body.arrayBuffer().catch((error: unknown) => {
      throw toUnavailable(error)
    })
    const answer = new Response(bodiless.has(status) ? null : bytes, { status, headers })
    if (unavailableStatuses.has(status)) throw new UnavailableResponse(answer)
    return answer
  }

  close(): Promise<void> {
    return this.#pool.destroy()
  }

  #send(by: CallOrigin, request: Request, asker: ForwardedVisitor, times: Times) {
    const facts = () => ({
      name: `platform ${request.method}`,
      kind: 'client' as const,
      attributes: { 'url.path': new URL(request.url).pathname },
    })
    return spanned(facts, () => this.#sendOnce(by, request, asker, times))
  }

  async #sendOnce(by: CallOrigin, request: Request, asker: ForwardedVisitor, times: Times) {
    const { pathname, search } = new URL(request.url)
    const began = performance.now()
    const tell = (outcome: string) => signal('upstream', { by, outcome, ms: performance.now() - began })
    try {
      const { statusCode, headers, body } = await this.#pool.request({
        path: pathname + search,
        // Any method passes; undici's type lists the standard ones.
        method: request.method as 'GET',
        headers: { ...requestHeaders(request.headers, asker), ...traceHeaders() },
        // A web `ReadableStream`, which Node declares as a separate type.
        body: request.body === null ? null : Readable.fromWeb(request.body as NodeStream),
        ...times,
      })
      tell(`${Math.floor(statusCode / 100)}xx`)
      const places = { platform: this.#options.url, origin: asker.origin, path: pathname }
      const passed = answerHeaders(headers, places)
      this.#skew.learn(platformTimeOf({ headers: passed }))
      return { status: statusCode, headers: passed, body }
    } catch (error) {
      const away = toUnavailable(error)
      tell(request.signal.aborted ? 'left' : away.kind)
      throw away
    }
  }
}

/** `Readable.toWeb` of older Node versions throws an uncaught error when its reader disconnects while bytes arrive. */
function streamOf(body: Readable): ReadableStream<Uint8Array> {
  const pieces = body[Symbol.asyncIterator]()
  // The iterator reports the same error.
  body.on('error', () => undefined)
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(value as Uint8Array)
      },
      cancel: () => {
        body.destroy()
      },
    },
    { highWaterMark: 0 },
  )
}

const toUnavailable = (error: unknown): PlatformUnavailable =>
  new PlatformUnavailable(
    error instanceof Error &&
      /^(?:TimeoutError|HeadersTimeoutError|BodyTimeoutError|ConnectTimeoutError)$/.test(error.name)
      ? 'timeout'
      : 'network',
    error,
  )
