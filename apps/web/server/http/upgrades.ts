import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Streams } from './streams.ts'

export interface Upgrade {
  readonly request: IncomingMessage
  readonly socket: Duplex
  readonly head: Buffer
}

export interface Visitor {
  readonly ip: string
  readonly isOurHost: boolean
}

/** The only path that accepts sockets. */
interface Sockets<V extends Visitor> {
  readonly path: string
  /** Null when the request has no host. */
  visitOf(request: IncomingMessage): V | null
  /** Takes the socket over, and closes it when done. */
  accept(upgrade: Upgrade, visit: V): void
}

export interface UpgradeOptions<V extends Visitor> {
  readonly sockets: Sockets<V>
  readonly streams: Streams
  /** Vite's hot reload in development; true when the socket is its own. */
  readonly takeFirst?: ((upgrade: Upgrade) => boolean) | undefined
}

/**
 * For `createServer`: HTTP allows a server to ignore any other protocol, so a request that offers HTTP/2 is answered as
 * if it had not.
 */
export const isWebSocketUpgrade = ({ headers }: { readonly headers: IncomingMessage['headers'] }): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket'

/**
 * The only listener for upgrades. Node hands over the raw socket and forgets it, so an unclaimed socket would stay
 * open as long as the client likes.
 */
export function ownUpgrades<V extends Visitor>(
  server: Server,
  { sockets, streams, takeFirst }: UpgradeOptions<V>,
): void {
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    const upgrade = { request, socket, head }
    if (takeFirst?.(upgrade)) return
    if (request.url?.split('?', 1)[0] !== sockets.path) return reject(socket, '404 Not Found')
    const visit = sockets.visitOf(request)
    if (!visit?.isOurHost) return reject(socket, '421 Misdirected Request')
    const release = streams.open(visit.ip)
    if (!release) return reject(socket, '429 Too Many Requests', 'Retry-After: 30\r\n')
    socket.once('close', release)
    sockets.accept(upgrade, visit)
  })
}

/** Ending is not enough: the server's sockets stay half open until the client closes its half too. */
function reject(socket: Duplex, status: string, headers = '') {
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\n${headers}Connection: close\r\nContent-Length: 0\r\n\r\n`)
}
