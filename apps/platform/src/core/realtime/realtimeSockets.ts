import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { type CookiePolicy, readSessionCookie } from '../http/cookie.ts'
import type { Sessions } from '../session.ts'
import type { Hub } from './hub.ts'

export interface AttachOptions {
  readonly hub: Hub
  readonly sessions: Sessions
  readonly cookies: Pick<CookiePolicy, 'isSecure'>
  readonly publicUrl: string
}

const path = '/connection/websocket'
const largestFrame = 64 * 1024

/** Serves the hub at `/connection/websocket` of a Node server; upgrades to other paths are left to others. */
export function attachRealtime(server: Server, options: AttachOptions): { close(): void } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestFrame, clientTracking: false })
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (request.url?.split('?')[0] !== path) return
    const drop = () => socket.destroy()
    socket.on('error', drop)
    open(request, options).then(
      (identity) => {
        if (identity === 'foreign') return refuse(socket, '403 Forbidden')
        // From here on the connection listens to its own errors.
        socket.off('error', drop)
        sockets.handleUpgrade(request, socket, head, (opened) => options.hub.accept(opened, identity))
      },
      () => refuse(socket, '503 Service Unavailable'),
    )
  }
  server.on('upgrade', onUpgrade)
  return {
    close() {
      server.off('upgrade', onUpgrade)
      options.hub.close()
    },
  }
}

/** A page of another site must not open a socket with the player's cookie (SEC-02). */
async function open(request: IncomingMessage, { sessions, cookies, publicUrl }: AttachOptions) {
  const { origin, host, cookie } = request.headers
  const isOurs = origin === undefined || origin === publicUrl || URL.parse(origin)?.host === host
  if (!isOurs) return 'foreign'
  const token = readSessionCookie(cookie ?? null, cookies)
  const session = token === null ? null : await sessions.find(token)
  return { playerId: session?.player?.id ?? null, sessionId: session?.id ?? null, expiresAt: null }
}

function refuse(socket: Duplex, status: string) {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
