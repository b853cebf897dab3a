import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Calls, Handler, HandlerAnswer, HandlerRequest } from './call.ts'
import { notFound } from './call.ts'
import { gameCalls } from './calls/games.ts'
import { moneyCalls } from './calls/money.ts'
import { playerCalls } from './calls/players.ts'
import { siteCalls } from './calls/site.ts'
import { type Answer, type Fault, Faults, spoil } from './faults.ts'
import { demoPlayer, type Json, newPlayer, type Player, readFixtures } from './state.ts'

const calls: Calls = { ...siteCalls, ...gameCalls, ...playerCalls, ...moneyCalls }

/** Paths without parameters match before those with parameters. */
const routes = Object.entries(calls)
  .map(([call, handler]) => {
    const [method, path] = call.split(' ') as [string, string]
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
    const pattern = new RegExp(`^${path.replace(/:\w+/g, '([^/]+)').replace(/[.]/g, '\\.')}$`)
    return { method, pattern, names, handler }
  })
  .sort((one, other) => one.names.length - other.names.length)

export interface PlainPlatform {
  readonly url: string
  readonly faults: Faults
  /** The requests so far, the oldest first: `GET /api/player`. */
  readonly requests: readonly string[]
  close(): Promise<void>
}

const cookieName = '_casino_session'
const mediaType = 'application/vnd.softswiss.v1+json; charset=utf-8'

/**
 * A platform of the same family without Apogee's extensions: only the public wire of `docs/spec/wire-facts.md`. Its
 * state is in memory and starts with the fixtures. `PUT /__plain/faults` `{ call, fault }` adds a fault to the answers
 * of a call; `DELETE` removes all faults.
 */
export async function startPlainPlatform(port = 0): Promise<PlainPlatform> {
  const faults = new Faults()
  const requests: string[] = []
  const fixtures = readFixtures()
  const demo = demoPlayer()
  const players = new Map<string, Player>([[String(demo.profile['email']), demo]])
  const sessions = new Map<string, Player>()
  let lastId = 20_000

  function handlerOf(method: string, path: string): { handler: Handler; params: Record<string, string> } | undefined {
    for (const route of routes) {
      const match = route.method === method ? route.pattern.exec(path) : null
      if (!match) continue
      const values = match.slice(1).map((value) => decodeURIComponent(value))
      return {
        handler: route.handler,
        params: Object.fromEntries(route.names.map((name, place) => [name, values[place] ?? ''])),
      }
    }
    return undefined
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<Answer> {
    const url = new URL(request.url ?? '/', 'http://plain')
    const method = request.method ?? 'GET'
    const body = await bodyOf(request)
    // Newer deployments use these paths (wire-facts 1 and 14.6).
    const path = url.pathname.replace(/^\/api-fe\/config\//, '/api/fe/config/').replace(/^\/api-fe\//, '/')
    const found = handlerOf(method, path.replace(/^\/api\/v2\/player\//, '/api/player/'))
    if (!found) return written(notFound)
    const token = new RegExp(`${cookieName}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1] ?? ''
    const input: HandlerRequest = {
      params: found.params,
      query: url.searchParams,
      body,
      accept: String(request.headers['accept-client'] ?? request.headers.accept ?? ''),
      origin: `http://${request.headers.host}`,
      fixtures,
      player: sessions.get(token) ?? null,
      session: {
        begin(player) {
          const fresh = randomUUID()
          sessions.set(fresh, player)
          response.setHeader('set-cookie', `${cookieName}=${fresh}; Path=/; HttpOnly; SameSite=Lax`)
        },
        end() {
          sessions.delete(token)
          response.setHeader('set-cookie', `${cookieName}=; Path=/; Max-Age=0`)
        },
        find: (email) => players.get(String(email)),
        add(fields) {
          const made = newPlayer(++lastId, fields)
          players.set(String(fields['email']), made)
          return made
        },
      },
      newId: () => ++lastId,
    }
    return written(found.handler(input))
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://plain')
    const method = request.method ?? 'GET'
    if (pathname === '/__plain/ready' || pathname === '/__plain/faults') {
      if (pathname.endsWith('faults')) await control(request, faults)
      response.writeHead(204).end()
      return
    }
    requests.push(`${method} ${pathname}`)
    const said = await answer(request, response)
    const fault = faults.of(method, pathname)
    const left = new AbortController()
    response.on('close', () => left.abort())
    const sent = fault === undefined ? said : await spoil(said, fault, left.signal)
    if (sent === null || response.destroyed) {
      response.destroy()
      return
    }
    for (const [name, value] of Object.entries(sent.headers ?? {})) response.setHeader(name, value)
    if (sent.type) response.setHeader('content-type', sent.type)
    response.writeHead(sent.status).end(sent.status === 204 ? undefined : sent.text)
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined)
    })
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(port, '127.0.0.1', listening)
  })
  // The cast: it listens on a port, not on a pipe.
  const { port: own } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${own}`,
    faults,
    requests,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

function written({ status = 200, body, page, type, location }: HandlerAnswer): Answer {
  const headers = location === undefined ? undefined : { location }
  if (page !== undefined) return { status, type: type ?? 'text/html', text: page }
  if (body === undefined) return { status, ...(headers && { headers }) }
  return { status, type: mediaType, text: JSON.stringify(body) }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

async function bodyOf(request: IncomingMessage): Promise<Json> {
  const text = await textOf(request)
  if (request.headers['content-type'] === 'application/x-www-form-urlencoded')
    return Object.fromEntries(new URLSearchParams(text))
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null ? (read as Json) : {}
  } catch {
    return {}
  }
}

async function control(request: IncomingMessage, faults: Faults): Promise<void> {
  if (request.method === 'DELETE') {
    faults.clear()
    return
  }
  const { call, fault } = (await bodyOf(request)) as { call?: string; fault?: Fault | null }
  if (call !== undefined) faults.set(call, fault ?? null)
}
