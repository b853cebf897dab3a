import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { type CookiePolicy, readSessionCookie } from '../http/cookie.ts'
import type { Sessions } from '../session.ts'
import type { Hub } from './hub.ts'

export interface SocketOptions {
  readonly hub: Hub
  readonly sessions: Sessions
  readonly cookies: Pick<CookiePolicy, 'isSecure'>
}

/** What Node passes with an upgrade. */
export interface Upgrade {
  readonly request: IncomingMessage
  readonly socket: Duplex
  readonly head: Buffer
}

export const realtimePath = '/connection/websocket'
const largestFrame = 64 * 1024
/** A socket whose session cannot be looked up within this time is closed. */
const openWithinMs = 10_000

export interface RealtimeSockets {
  /**
   * Takes over an upgrade of {@link realtimePath}: the socket goes to the hub or is destroyed. `ours` are the origins
   * of our pages.
   */
  take(upgrade: Upgrade, ours: readonly string[]): void
  close(): void
}

/** Serves the hub to WebSockets. The server's owner passes upgrades to it. */
export function realtimeSockets(options: SocketOptions): RealtimeSockets {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestFrame, clientTracking: false })
  return {
    take({ request, socket, head }, ours) {
      const drop = () => socket.destroy()
      socket.on('error', drop)
      const deadline = setTimeout(drop, openWithinMs)
      open(request, ours, options)
        .then(
          (identity) => {
            if (identity === 'foreign') return refuse(socket, '403 Forbidden')
            // From here on, the connection handles its own errors.
            socket.off('error', drop)
            sockets.handleUpgrade(request, socket, head, (opened) =>
              options.hub.accept({ socket: opened, wire: socket }, identity),
            )
          },
          () => refuse(socket, '503 Service Unavailable'),
        )
        .finally(() => clearTimeout(deadline))
    },
    close: () => options.hub.close(),
  }
}

/** A page of another site must not open a socket with the player's cookie (SEC-02). */
async function open(request: IncomingMessage, ours: readonly string[], { sessions, cookies }: SocketOptions) {
  const { origin, cookie } = request.headers
  if (origin !== undefined && !ours.includes(origin)) return 'foreign'
  const token = readSessionCookie(cookie ?? null, cookies)
  const session = token === null ? null : await sessions.find(token)
  return { playerId: session?.player?.id ?? null, sessionId: session?.id ?? null, expiresAt: null }
}

/** Destroyed once the answer is sent: an ended socket stays half open until the client ends its half too. */
function refuse(socket: Duplex, status: string) {
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
