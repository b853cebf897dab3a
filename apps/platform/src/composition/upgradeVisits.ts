import type { IncomingMessage } from 'node:http'
import type { ReadVisit, Visit } from '../core/http/visit.ts'

/** Reads who asks for a socket; null when the request names no host. */
export const upgradeVisits =
  (visitOf: ReadVisit) =>
  ({ headers, socket }: IncomingMessage): Visit | null => {
    const url = URL.parse(`http://${headers.host ?? ''}`)
    return url && visitOf(new Request(url, { headers: proxyHeaders(headers) }), url, socket.remoteAddress ?? '')
  }

/** What {@link ReadVisit} reads of an upgrade, which never becomes a `Request`. */
const proxyHeaders = (headers: IncomingMessage['headers']): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && /^(?:x-forwarded-|cf-ipcountry$|x-country-code$)/.test(name) ? [[name, value]] : [],
  )
