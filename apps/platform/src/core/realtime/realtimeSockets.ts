import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { type CookiePolicy, readSessionCookie } from '../http/visits/cookie.ts'
import type { Log } from '../log.ts'
import type { Sessions } from '../sessions/session.ts'
import { Admission, type AdmissionLimits } from './admission.ts'
import type { Identity } from './connection.ts'
import type { Hub } from './hub.ts'

export interface SocketOptions {
  readonly hub: Hub
  readonly sessions: Pick<Sessions, 'find'>
  readonly cookies: Pick<CookiePolicy, 'isSecure'>
  readonly admission?: Partial<AdmissionLimits>
  readonly log?: Pick<Log, 'warn'>
}

/** The arguments of Node's upgrade event. */
export interface Upgrade {
  readonly request: IncomingMessage
  readonly socket: Duplex
  readonly head: Buffer
}

export const realtimePath = '/connection/websocket'
const largestFrame = 64 * 1024
const jsonProtocol = 'centrifuge-json'
/**
 * Measured from arrival: how long a socket may wait in the queue, and when it must be open. The official client gives
 * up an attempt after 5 s: before that it is asked to retry, and an accepted one has time left.
 */
const maxMs = { waiting: 3000, opening: 4500 }
/** A random delay, so that they do not return together. */
const retryAfterSeconds = { least: 2, more: 8 }
/**
 * At shutdown, connections are closed at random moments within this time, so that the other processes get only so many
 * a second.
 */
const draining = { perSecond: 4000, maxMs: 5000 }

export interface RealtimeSockets {
  /**
   * Takes over an upgrade of {@link realtimePath}: the socket goes to the hub or is destroyed. `ours` are the origins
   * of our pages, `brand` that of the host; null: none in particular.
   */
  accept(upgrade: Upgrade, ours: readonly string[], brand: string | null): void
  /** How many sockets wait to be let in. */
  readonly waiting: number
  /** Disconnects all connections, spread over some seconds, and accepts no more. */
  drain(): void
  close(): void
}

/** Serves the hub to WebSockets. The server's owner passes upgrades to it. */
export function realtimeSockets({ hub, sessions, cookies, admission: limits, log }: SocketOptions): RealtimeSockets {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: largestFrame,
    clientTracking: false,
    // The client's binary protocol is not spoken here: a client that offers it gets none, and does not go on.
    handleProtocols: (offered) => offered.has(jsonProtocol) && jsonProtocol,
  })
  const admission = new Admission(limits)
  let isLeaving = false
  const identityOf = async ({ headers: { cookie } }: IncomingMessage, brand: string | null): Promise<Identity> => {
    const token = readSessionCookie(cookie ?? null, cookies)
    const session = token === null ? null : await sessions.find(token, brand)
    return { playerId: session?.player?.id ?? null, sessionId: session?.id ?? null, expiresAt: null, brand }
  }
  return {
    accept({ request, socket, head }, ours, brand) {
      const drop = () => socket.destroy()
      socket.on('error', drop)
      if (isForeign(request, ours)) return refuse(socket, '403 Forbidden')
      const cameAt = performance.now()
      const refuseIn = (ms: number) => setTimeout(() => refuseForNow(socket), ms)
      let deadline = refuseIn(maxMs.waiting)
      const admit = async () => {
        clearTimeout(deadline)
        deadline = refuseIn(cameAt + maxMs.opening - performance.now())
        const failed = (error: unknown) => {
          log?.warn({ err: error }, 'realtime: session lookup failed, the client is asked to retry')
          return null
        }
        const identity = isLeaving ? null : await identityOf(request, brand).catch(failed)
        clearTimeout(deadline)
        // The client has disconnected, or the lookup took too long.
        if (!socket.writable) return
        if (identity === null || isLeaving) return refuseForNow(socket)
        // From here on, the connection handles its own errors, and nothing holds its request.
        socket.off('error', drop).off('end', drop).off('data', drop).off('close', gone)
        sockets.handleUpgrade(request, socket, head, (opened) => hub.accept({ socket: opened, wire: socket }, identity))
      }
      const leave = admission.enqueue(admit)
      const gone = () => {
        clearTimeout(deadline)
        leave?.()
      }
      socket.once('close', gone)
      // Clients send nothing before the upgrade, so any data is an error. Node detects a disconnect only while the
      // socket is read: otherwise the queue would admit clients that have given up, while others time out.
      socket.on('end', drop).on('data', drop)
      if (leave === null) refuseForNow(socket)
    },
    get waiting() {
      return admission.waiting
    },
    drain() {
      isLeaving = true
      hub.disconnectWithin(Math.min(draining.maxMs, (hub.connectionCount * 1000) / draining.perSecond))
    },
    close() {
      isLeaving = true
      hub.close()
    },
  }
}

/** A page of another site must not open a socket with the player's cookie (SEC-02). */
const isForeign = ({ headers: { origin } }: IncomingMessage, ours: readonly string[]): boolean =>
  origin !== undefined && !ours.includes(origin)

/** The queue is full or the time is up: asks the client to retry. */
function refuseForNow(socket: Duplex) {
  const { least, more } = retryAfterSeconds
  refuse(socket, '503 Service Unavailable', `Retry-After: ${least + Math.floor(Math.random() * (more + 1))}\r\n`)
}

/** Destroyed once the answer is sent: an ended socket stays half open until the client ends its half too. */
function refuse(socket: Duplex, status: string, headers = '') {
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\n${headers}Connection: close\r\nContent-Length: 0\r\n\r\n`)
}
