import type { IncomingMessage } from 'node:http'
import type { ReadVisit, Visit } from '../core/http/visit.ts'
import { realtimePath, realtimeSockets, type SocketOptions, type Upgrade } from '../core/realtime/realtimeSockets.ts'

export interface Sockets {
  readonly path: string
  /** Who asks for a socket; null when the request names no host. */
  visitOf(request: IncomingMessage): Visit | null
  take(upgrade: Upgrade, visit: Visit): void
  close(): void
}

export function openSockets(
  options: SocketOptions & { readonly publicUrl: string; readonly visitOf: ReadVisit },
): Sockets {
  const { publicUrl, visitOf } = options
  const realtime = realtimeSockets(options)
  return {
    path: realtimePath,
    visitOf({ headers, socket }) {
      const url = URL.parse(`http://${headers.host ?? ''}`)
      return url && visitOf(new Request(url, { headers: proxyHeaders(headers) }), url, socket.remoteAddress ?? '')
    },
    take: (upgrade, visit) => realtime.take(upgrade, [visit.origin, publicUrl]),
    close: () => realtime.close(),
  }
}

/** What {@link ReadVisit} reads of an upgrade, which never becomes a `Request`. */
const proxyHeaders = (headers: IncomingMessage['headers']): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && /^(?:x-forwarded-|cf-ipcountry$|x-country-code$)/.test(name) ? [[name, value]] : [],
  )
