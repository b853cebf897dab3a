import { api, type CallName, type CallSpec, callNames, routes } from '@apogee/contract'
import { pathsOf } from './pathsOf.ts'

/** Calls that one request may make within another: they read, answer JSON and make no further calls. */
const mayBeInner = (name: CallName): boolean => {
  const spec: CallSpec = api[name]
  return routes[name].startsWith('GET ') && !spec.raw && spec.who !== 'partner' && name !== 'site.batch'
}

const asPattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`)

// In the order of the routes: of two matches, the first one wins.
const readable = callNames
  .filter((name) => routes[name].startsWith('GET '))
  .flatMap((name) =>
    pathsOf(routes[name].slice(4)).map((path) => ({ isInner: mayBeInner(name), pattern: asPattern(path) })),
  )

/** Headers that identify the caller and the language. */
const passed = ['accept', 'accept-language', 'accept-client', 'cookie', 'host', 'origin', 'user-agent']
const isPassed = (name: string): boolean => passed.includes(name) || name.startsWith('x-')

/** Makes GET calls of the contract for the sender of a request, in this process, with their session. */
export const innerCalls =
  (outer: Request, fetchOwn: (request: Request) => Response | Promise<Response>) =>
  async (path: string): Promise<Response> => {
    const base = new URL(outer.url).origin
    const url = URL.parse(`${base}/${path.replace(/^\/+/, '')}`)
    const call = url?.origin === base ? readable.find(({ pattern }) => pattern.test(url.pathname)) : undefined
    const headers = new Headers([...outer.headers].filter(([name]) => isPassed(name)))
    // A path outside the contract gets the same answer as an unknown path.
    const address = url && call?.isInner ? url.href : `${base}/none`
    return fetchOwn(new Request(address, { headers }))
  }
