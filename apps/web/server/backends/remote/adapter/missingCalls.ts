import { type CallName, routes } from '@apogee/contract'
import { shapesOf } from '@apogee/contract/answers/shapesOf'
import { ApiError, type Client, ConnectionError, createClient } from '@apogee/contract/protocol/client'
import { ourCalls } from '@apogee/contract/protocol/extensions'
import { callMatcher } from '@apogee/platform/front'
import { keysOf } from '@apogee/rules/validation/keysOf'
import { isMissing } from '../cmsFallback.ts'
import { PlatformUnavailable } from '../platformLink.ts'
import { unpacked } from '../unpacked.ts'
import { recognisers, substitutes, type Visit } from './substitutes.ts'

/** Sends a request of this visitor to the platform. */
type Send = (request: Request) => Promise<Response>

/** Retried after this time, because a platform may be updated while this process runs. */
const ttlMs = 60_000
const requestTimeoutMs = 8_000
const uncached = { 'cache-control': 'no-store' }

/** Calls whose 404 may mean that the requested item does not exist. */
const namesAThing = (name: CallName): boolean =>
  routes[name].includes(':') || name === 'games.similar' || name === 'games.sheet'

/** The status of the replaced call, not of those that replace it. */
const ofOneCall: ReadonlySet<string> = new Set([
  'accept',
  'accept-encoding',
  'content-length',
  'content-type',
  'idempotency-key',
])

const names = [...new Set([...ourCalls, ...keysOf(substitutes)])]

/**
 * Substitutes responses for calls that a platform lacks, so that features get complete data (docs/wire.md). A call
 * whose response was "no such call" is not sent again for a minute.
 */
export class MissingCalls {
  readonly #find = callMatcher(names)
  readonly #missing = new Map<CallName, number>()
  readonly #clock: { now(): Date }
  readonly #shapes = shapesOf()

  constructor(clock: { now(): Date }) {
    this.#clock = clock
  }

  async answer(request: Request, send: Send): Promise<Response> {
    const { pathname } = new URL(request.url)
    const name = request.method === 'HEAD' ? undefined : this.#find(request.method, pathname)
    if (name === undefined) return send(request)
    const missing = this.#isKnownMissing(name)
      ? new Response(null, { status: 404 })
      : await this.#lookUp(name, request, send)
    if (!isMissing(missing)) return missing
    const make = substitutes[name]
    if (!make) return missing
    await missing.body?.cancel()
    return this.#substitute(make, request, send)
  }

  #isKnownMissing(name: CallName): boolean {
    const until = this.#missing.get(name)
    return until !== undefined && until > this.#clock.now().getTime()
  }

  /** The platform's response; 404 if the path means something else there. */
  async #lookUp(name: CallName, request: Request, send: Send): Promise<Response> {
    const isRecognised = recognisers[name]
    const answer = await send(isRecognised ? unpacked(request) : request)
    if (isMissing(answer)) {
      if (answer.status !== 404 || !namesAThing(name)) this.#missing.set(name, this.#clock.now().getTime() + ttlMs)
      return answer
    }
    if (!isRecognised || !answer.ok) return answer
    // Responses other than JSON are not recognised either.
    const body: unknown = await answer
      .clone()
      .json()
      .catch(() => undefined)
    if (isRecognised(body)) return answer
    await answer.body?.cancel()
    return new Response(null, { status: 404 })
  }

  async #substitute(make: (visit: Visit) => unknown, request: Request, send: Send): Promise<Response> {
    const { searchParams: query } = new URL(request.url)
    try {
      const body = await make({ call: this.#clientOf(request, send), query, now: this.#clock.now() })
      if (body === null) return new Response(null, { status: 204, headers: uncached })
      return Response.json(body, { headers: uncached })
    } catch (error) {
      if (error instanceof ConnectionError) throw new PlatformUnavailable(error.kind, error)
      if (!(error instanceof ApiError)) throw error
      return Response.json({ errors: error.errors }, { status: error.status, headers: uncached })
    }
  }

  /** Calls of the same visitor, parsed tolerantly; if a call they need is missing too, it is replaced as well. */
  #clientOf(request: Request, send: Send): Client {
    const headers = Object.fromEntries([...request.headers].filter(([name]) => !ofOneCall.has(name)))
    return createClient({
      fetch: (asked) => this.answer(asked, send),
      baseUrl: new URL(request.url).origin,
      timeoutMs: requestTimeoutMs,
      retries: 0,
      headers: () => ({ ...headers, 'accept-encoding': 'identity' }),
      shapes: this.#shapes,
    })
  }
}
