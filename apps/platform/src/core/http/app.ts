import { api, type CallName, type CallSpec, callNames, listsCode, routes } from '@apogee/contract'
import { splitRoute } from '@apogee/contract/protocol/splitRoute'
import { Hono } from 'hono'
import { pseudoLocale } from '../content/pseudoLocale.ts'
import { type FormatErrorMessage, Refusal, refuse, translate } from '../errors.ts'
import { randomToken, referenceId } from '../ids.ts'
import type { Log } from '../log.ts'
import type { Nodes } from '../nodes/nodes.ts'
import { once } from '../once.ts'
import { signal } from '../telemetry/signals.ts'
import { spanned, traceId } from '../telemetry/spans.ts'
import { jsonAnswer, jsonTextAnswer, withCommonHeaders } from './answer.ts'
import { parseBody, readForm, readText } from './body.ts'
import type { Core, Ctx, Handler, Handlers, Services } from './handler.ts'
import { IdempotencyStore } from './idempotency.ts'
import { innerCalls } from './innerCalls.ts'
import { pathsOf } from './pathsOf.ts'
import { RateLimiter, type RateLimits } from './rateLimit.ts'
import { readInput } from './readInput.ts'
import { cookiePolicy, readSessionCookie } from './visits/cookie.ts'
import { maskAddress } from './visits/maskAddress.ts'
import { openRequestDevice } from './visits/requestDevice.ts'
import { openRequestSession } from './visits/requestSession.ts'
import type { ReadVisit, Visit } from './visits/visit.ts'
import { isOurOwn, localeOf, versionOf } from './visits/visitor.ts'

export interface AppOptions {
  readonly core: Core
  readonly services: Services
  /** A call without a handler here is no path of this app. */
  readonly handlers: Partial<Handlers>
  readonly log: Log
  /** Where answered requests are logged; `log` if absent. */
  readonly accessLog?: Log
  readonly errorMessage: FormatErrorMessage
  readonly visitOf: ReadVisit
  readonly rateLimits: RateLimits
  /** Count limits together with this one. */
  readonly nodes?: Pick<Nodes, 'takeToken' | 'lower' | 'onChange'>
  /** Notified of a call that refuses with codes its row does not list; the log if absent. */
  readonly onUnlisted?: (name: CallName, codes: readonly string[]) => void
}

/** Passed by the Node adapter together with the request; absent for requests from within the process. */
interface Bindings {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } }
  /** From within the process: the visitor's country, determined when they requested the page. */
  readonly country?: string | null
}
/** The answer of any call, without its own type. */
interface PlainAnswer {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}
export type App = Hono<{ Bindings: Bindings }>

/**
 * Builds the platform's HTTP application: routes every call of the contract to its handler, and answers 404 for the
 * rest.
 */
export function createApp(options: AppOptions): App {
  const app: App = new Hono()
  const dispatch = new Dispatch(options, (request, env) => app.fetch(request, env))
  const served = callNames.filter((name) => name in options.handlers)
  for (const name of served) {
    const { method, path } = splitRoute(routes[name])
    for (const each of pathsOf(path)) {
      app.on(method, each, (c) =>
        spanned(
          () => ({ name, kind: 'server', parent: c.req.header('traceparent') ?? null }),
          () => dispatch.answer(name, c.req.raw, c.req.param(), c.env),
        ),
      )
    }
  }
  for (const path of new Set(served.map((name) => splitRoute(routes[name]).path))) {
    const allow = allowed(path)
    app.options(path, () => new Response(null, { status: 204, headers: { allow } }))
    app.all(path, (c) => withAllow(dispatch.answer(null, c.req.raw, {}, c.env), allow))
  }
  app.notFound((c) => dispatch.answer(null, c.req.raw, {}, c.env))
  // For apps mounted in addition to the contract.
  app.onError((error, c) => dispatch.failure(error, c.req.path))
  return app
}

function allowed(path: string): string {
  const methods = Object.values(routes).flatMap((route) =>
    route.endsWith(` ${path}`) ? [splitRoute(route).method] : [],
  )
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
}

/** The path is known, but not the method. */
async function withAllow(answer: Promise<Response>, allow: string): Promise<Response> {
  const notFound = await answer
  const response = new Response(notFound.body, { status: 405, headers: notFound.headers })
  response.headers.set('allow', allow)
  return response
}

/** Passes a request to this app itself. */
type FetchOwn = (request: Request, env: Bindings) => Response | Promise<Response>

class Dispatch {
  readonly #options: AppOptions
  readonly #limiter: RateLimiter
  readonly #idempotency: IdempotencyStore
  readonly #isSecure: boolean
  readonly #accessLog: Log
  readonly #fetchOwn: FetchOwn

  constructor(options: AppOptions, fetchOwn: FetchOwn) {
    this.#options = options
    this.#fetchOwn = fetchOwn
    this.#accessLog = options.accessLog ?? options.log
    this.#limiter = new RateLimiter(options.rateLimits, options.nodes)
    this.#idempotency = new IdempotencyStore(options.core.db, options.core.clock)
    this.#isSecure = options.core.config.publicUrl.startsWith('https:')
  }

  /** Answers one request; `name` null = no such path. Never throws. */
  async answer(
    name: CallName | null,
    request: Request,
    params: Record<string, string>,
    env: Bindings = {},
  ): Promise<Response> {
    const started = performance.now()
    const requestId = referenceId()
    const trace = traceId()
    const ids = { request: requestId, call: name ?? 'unknown', ...(trace !== undefined && { trace }) }
    // Created once something is logged: preparing a log costs as much as checking a signature.
    let log = once(() => this.#options.log.child(ids))
    const url = new URL(request.url)
    const found = this.#options.visitOf(request, url, env.incoming?.socket?.remoteAddress ?? '127.0.0.1')
    const visit = env.country === undefined ? found : { ...found, country: env.country }
    const { locales: offered } = visit.brand
    const locales = this.#options.core.config.mode === 'demo' ? [...offered, pseudoLocale] : offered
    const locale = localeOf(request.headers.get('accept-language'), locales, locales[0] ?? 'en')
    const cookies: string[] = []
    let response: Response
    let player: bigint | undefined
    try {
      if (name === null) throw refuse(404, { base: { not_found: true } })
      const answerOf = innerCalls(request, (inner) => this.#fetchOwn(inner, env))
      const ctx = await this.#context({ name, request, url, visit, locale, requestId, log, cookies, answerOf })
      player = ctx.player?.id
      log = () => ctx.log
      response = await this.#call(name, ctx, params)
    } catch (error) {
      response = this.#refusal(error, url.pathname, locale, log)
    }
    const isShared = name !== null && !isPrivate(api[name], request, this.#isSecure)
    const answer = withCommonHeaders(response, request, requestId, isShared, this.#options.core.clock.now())
    for (const cookie of cookies) answer.headers.append('set-cookie', cookie)
    const ms = Math.round((performance.now() - started) * 10) / 10
    signal('call', { call: name ?? 'unknown', status: answer.status, ms })
    const entry = { ...ids, method: request.method, status: answer.status, ms, ip: maskAddress(visit.ip) }
    this.#accessLog.info(player === undefined ? entry : { ...entry, player: player.toString() }, 'answered')
    return answer
  }

  failure(error: Error, path: string): Response {
    return this.#refusal(error, path, 'en', () => this.#options.log)
  }

  async #context(
    facts: Pick<Ctx, 'request' | 'url' | 'locale' | 'requestId' | 'answerOf'> & {
      name: CallName
      visit: Visit
      log: () => Log
      cookies: string[]
    },
  ): Promise<Ctx> {
    const { core, services } = this.#options
    const { name, request, url, visit, locale, requestId, log, cookies, answerOf } = facts
    const { ip, origin, country, brand } = visit
    const spec: CallSpec = api[name]
    if (!isSafe(request.method) && !mayChange(spec, request, [origin, core.config.publicUrl])) {
      throw refuse(403, { base: { forbidden: true } })
    }
    const userAgent = (request.headers.get('user-agent') ?? '').slice(0, 400)
    // A partner signs its requests; any cookie it sends is ignored.
    const cookie = spec.who === 'partner' ? null : request.headers.get('cookie')
    const policy = cookiePolicy(origin, this.#isSecure, brand.frameAncestors.length > 0)
    const visitor = { ip, country, userAgent, brand: brand.id }
    const session = await openRequestSession(core.sessions, cookie, visitor, policy, cookies)
    const device = openRequestDevice(cookie, policy, cookies)
    const { player } = session
    const ownLog = player === null ? log : once(() => log().child({ player: player.id.toString() }))
    if (spec.who === 'player' && player === null) throw refuse(401, { base: { unauthorized: true } })
    return {
      ...core,
      ...services,
      locale,
      requestId,
      answerOf,
      // Log entries of this request contain its id and the player.
      get log() {
        return ownLog()
      },
      request,
      url,
      ip,
      origin,
      userAgent,
      rawBody: isSafe(request.method) || spec.form !== undefined ? '' : await readText(request),
      country,
      brand: brand.id,
      licence: player?.licence ?? brand.licence,
      frameAncestors: brand.frameAncestors,
      session,
      device,
      player,
      // The type of each call narrows this one.
      refuse,
      idempotencyKey: keyOf(request, spec),
      version: versionOf(request.headers),
      publish: core.realtime.publishTo.bind(core.realtime),
    }
  }

  async #call(name: CallName, ctx: Ctx, params: Record<string, string>): Promise<Response> {
    const spec: CallSpec = api[name]
    const isSigned = spec.who === 'partner'
    // A partner's signature is verified before its body is parsed: the handler reads ctx.rawBody.
    const body = isSigned ? undefined : await bodyOf(spec, ctx)
    const input = readInput(isSigned ? { ...spec, body: undefined } : spec, params, ctx.url.searchParams, body)
    await this.#limiter.check(name, ctx.ip, ctx.player?.id.toString() ?? null)
    const handle = async () => this.#present(ctx, await this.#run(name, ctx, input))
    if (!spec.money || ctx.player === null) return handle()
    const request = `${ctx.request.method} ${ctx.url.pathname} ${JSON.stringify(body ?? null)}`
    const answer = await this.#idempotency.once(ctx.player.id, ctx.idempotencyKey, request, async () => {
      // A refusal is an answer and is stored as such; unexpected errors are not.
      const first = await handle().catch((error) => this.#refusal(error, ctx.url.pathname, ctx.locale, () => ctx.log))
      return { status: first.status, body: await first.text() }
    })
    const headers = answer.isReplay ? { 'idempotency-replayed': 'true' } : undefined
    return jsonTextAnswer(ctx.url.pathname, answer.status, answer.body, headers)
  }

  async #run(name: CallName, ctx: Ctx, input: unknown): Promise<Response | PlainAnswer> {
    // The only place where the types of a single call are dropped: name, ctx and input belong together by construction.
    const handler = this.#options.handlers[name] as Handler<CallName>
    try {
      return await (handler(ctx as never, input as never) as Promise<Response | PlainAnswer>)
    } catch (error) {
      if (error instanceof Refusal) this.#checkCodes(name, error, ctx)
      throw error
    }
  }

  /** Reports codes thrown from code without types, so that the tests find them. */
  #checkCodes(name: CallName, { errors }: Refusal, ctx: Ctx): void {
    const codes = Object.values(errors).flatMap((found) => Object.keys(found))
    const unlisted = codes.filter((code) => !listsCode(name, code))
    if (unlisted.length === 0) return
    if (this.#options.onUnlisted) this.#options.onUnlisted(name, unlisted)
    else ctx.log.error({ codes: unlisted }, 'refused with codes that its row does not list')
  }

  #present(ctx: Ctx, answer: Response | PlainAnswer): Response {
    if (answer instanceof Response) return answer
    const { status, body, headers } = answer
    if (body === undefined) return new Response(null, { status, ...(headers && { headers }) })
    return jsonAnswer(ctx.url.pathname, status, body, headers)
  }

  #refusal(error: unknown, path: string, locale: string, log: () => Log): Response {
    const { status, body, headers, isUnexpected } = translate(error, locale, this.#options.errorMessage)
    if (isUnexpected) log().error({ err: error, reference: body.reference }, 'unexpected')
    else if (status >= 500) log().error({ err: error }, 'unavailable')
    return jsonAnswer(path, status, body, headers)
  }
}

const bodyOf = async ({ form }: CallSpec, { request, rawBody }: Ctx): Promise<unknown> =>
  form === undefined ? parseBody(rawBody, request.headers.get('content-type')) : readForm(request, form)

/** SEC-02 */
function mayChange(spec: CallSpec, request: Request, ours: readonly [string, string]): boolean {
  // A partner signs its requests.
  return spec.who === 'partner' || isOurOwn(request, ...ours)
}

const isSafe = (method: string): boolean => method === 'GET' || method === 'HEAD' || method === 'OPTIONS'

/** Answers that depend on a session must not remain in a browser that others use. */
const isPrivate = ({ who }: CallSpec, request: Request, isSecure: boolean): boolean =>
  who === 'player' || readSessionCookie(request.headers.get('cookie'), { isSecure }) !== null

function keyOf(request: Request, { money }: CallSpec): string {
  const key = request.headers.get('idempotency-key')
  if (key === null) return money ? randomToken() : ''
  if (!/^[\x21-\x7e]{1,100}$/.test(key)) throw refuse(422, { base: { invalid: true } })
  return key
}
