import type { IncomingMessage } from 'node:http'
import type { ReadVisit, Visit } from '../../core/http/visits/visit.ts'
import { realtimePath, realtimeSockets, type SocketOptions, type Upgrade } from '../../core/realtime/realtimeSockets.ts'
import { upgradeVisits } from './upgradeVisits.ts'

export interface Sockets {
  readonly path: string
  /** The visitor behind an upgrade request; null if the request names no host. */
  visitOf(request: IncomingMessage): Visit | null
  accept(upgrade: Upgrade, visit: Visit): void
  /** How many wait to be accepted. */
  readonly waiting: number
  /** Closes all connections, spread over some seconds, and accepts no more. */
  drain(): void
  close(): void
}

export function openSockets(
  options: SocketOptions & { readonly publicUrl: string; readonly visitOf: ReadVisit },
): Sockets {
  const { publicUrl, visitOf } = options
  const realtime = realtimeSockets(options)
  return {
    path: realtimePath,
    visitOf: upgradeVisits(visitOf),
    accept: (upgrade, visit) => realtime.accept(upgrade, [visit.origin, publicUrl], visit.brand.id),
    get waiting() {
      return realtime.waiting
    },
    drain: () => realtime.drain(),
    close: () => realtime.close(),
  }
}
