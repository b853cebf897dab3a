import { readAnswer } from '../answers/readAnswer.ts'
import type { Shapes } from '../answers/shape.ts'
import type { CallName, Request_, Result } from '../index.ts'
import { ApiError, ConnectionError } from './failures.ts'
import { platformTimeOf } from './platformSkew.ts'
import { routes } from './routes.ts'
import { splitRoute } from './splitRoute.ts'

export { ApiError, ConnectionError }

export interface ClientOptions {
  readonly fetch: (request: Request) => Promise<Response>
  /** Origin of the platform, without a trailing slash; in a browser '' is enough. */
  readonly baseUrl: string
  /** One try's limit: 30,000 ms in the browser, 8,000 ms in server rendering (CONST-01). */
  readonly timeoutMs: number
  /** Tries after the first, only on network error or timeout (API-002); 0 in server rendering. */
  readonly retries: number
  readonly headers?: () => Record<string, string>
  /**
   * Called for every 401 (ERR-01) with the time its call began (`performance.now()`): another session may have begun
   * since.
   */
  readonly onUnauthorized?: (askedAt: number) => void
  /**
   * Called with false when a try fails without an answer, with true when an answer comes, and with the time the try
   * began.
   */
  readonly onConnection?: (isUp: boolean, askedAt: number) => void
  /** Called with the platform's time, in ms, by every answer that no cache keeps. */
  readonly onTime?: (platformMs: number) => void
  /**
   * Of all answers (`answers/shapesOf`): with them an answer is read tolerantly; without them it is passed on as it
   * comes.
   */
  readonly shapes?: Shapes
  /**
   * Pattern of the addresses of games' pictures at a platform that does not name them: `{identifier}`, `{provider}`,
   * `{name}`.
   */
  readonly gamePictures?: () => string | undefined
  readonly wait?: (ms: number) => Promise<void>
  readonly random?: () => number
}

export interface CallOptions {
  /** The same over all retries; expected for every money call (WIRE-05). */
  readonly idempotencyKey?: string
  readonly accept?: string
  readonly signal?: AbortSignal
}

export type Client = <N extends CallName>(name: N, request: Request_<N>, options?: CallOptions) => Promise<Result<N>>

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** Wait before retry n (0-based): 0.5, 1, 2, 4, 8, 16 s with up to 20 % jitter (OPEN-23). */
export const backoffMs = (retry: number, random: number): number => 500 * 2 ** retry * (1 + 0.2 * random)

/** Fills `:name` segments, and `:name{.+}` with several, and appends the query. */
export function urlOf(path: string, params: Record<string, unknown> = {}, query: Record<string, unknown> = {}): string {
  const filled = path.replace(/:(\w+)(\{\.\+\})?/g, (_, key: string, isLong?: string) => {
    const value = encodeURIComponent(String(params[key]))
    return isLong ? value.replaceAll('%2F', '/') : value
  })
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value))
  const tail = search.toString()
  return tail ? `${filled}?${tail}` : filled
}

/** A typed client of the contract. Throws ApiError or ConnectionError; an aborted signal throws its reason. */
export function createClient(options: ClientOptions): Client {
  const { wait = pause, random = Math.random } = options

  // The timeout covers the body: on a bad connection the headers arrive and the rest does not.
  async function once(url: string, init: RequestInit, signal?: AbortSignal): Promise<Received> {
    const limit = AbortSignal.timeout(options.timeoutMs)
    const both = signal ? AbortSignal.any([signal, limit]) : limit
    try {
      const response = await options.fetch(new Request(url, { ...init, signal: both }))
      const text = await response.text()
      return { response, text, body: parse(text) }
    } catch (error) {
      if (signal?.aborted) throw signal.reason
      throw new ConnectionError(
        limit.aborted || (error instanceof Error && error.name === 'TimeoutError') ? 'timeout' : 'network',
      )
    }
  }

  async function retrying(url: string, init: RequestInit, signal?: AbortSignal): Promise<Received> {
    for (let retry = 0; ; retry += 1) {
      const askedAt = performance.now()
      try {
        const received = await once(url, init, signal)
        options.onConnection?.(true, askedAt)
        options.onTime?.(platformTimeOf(received.response))
        return received
      } catch (error) {
        if (!(error instanceof ConnectionError)) throw error
        options.onConnection?.(false, askedAt)
        if (retry >= options.retries) throw error
        await wait(backoffMs(retry, random()))
        signal?.throwIfAborted()
      }
    }
  }

  return async (name, request, callOptions = {}) => {
    const { method, path } = splitRoute(routes[name])
    const { params, query, body } = request as {
      params?: Record<string, unknown>
      query?: Record<string, unknown>
      body?: unknown
    }
    const headers: Record<string, string> = {
      accept: callOptions.accept ?? 'application/json, text/plain, */*',
      'x-requested-with': 'XMLHttpRequest',
      ...options.headers?.(),
    }
    if (body !== undefined) headers['content-type'] = 'application/json'
    if (callOptions.idempotencyKey) headers['idempotency-key'] = callOptions.idempotencyKey
    const init: RequestInit = { method, headers, credentials: 'include' }
    if (body !== undefined) init.body = JSON.stringify(body)
    const askedAt = performance.now()
    const {
      response,
      text,
      body: answer,
    } = await retrying(options.baseUrl + urlOf(path, params, query), init, callOptions.signal)
    if (response.status === 401) options.onUnauthorized?.(askedAt)
    if (!response.ok) throw new ApiError(response.status, answer)
    if (!options.shapes) return answer as never
    const context = { body, gamePictures: options.gamePictures?.() }
    return readAnswer(options.shapes, { name, method, text, body: answer, context }) as never
  }
}

interface Received {
  readonly response: Response
  readonly text: string
  readonly body: unknown
}

/** 204 and an empty body read as null (wire-facts, general conventions). */
function parse(text: string): unknown {
  if (!text) return null
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON, such as a proxy's page: reads as an empty body.
    return null
  }
}
