import type { IncomingMessage } from 'node:http'
import type { ReadVisit, Visit } from '../../core/http/visits/visit.ts'

/** Reads the visitor behind an upgrade request; null if the request names no host. */
export const upgradeVisits =
  (visitOf: ReadVisit) =>
  ({ headers, socket }: IncomingMessage): Visit | null => {
    const url = URL.parse(`http://${headers.host ?? ''}`)
    return url && visitOf(new Request(url, { headers: proxyHeaders(headers) }), url, socket.remoteAddress ?? '')
  }

/** The headers of an upgrade that {@link ReadVisit} reads; an upgrade never becomes a `Request`. */
const proxyHeaders = (headers: IncomingMessage['headers']): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && /^(?:x-forwarded-|cf-ipcountry$|x-country-code$)/.test(name) ? [[name, value]] : [],
  )
