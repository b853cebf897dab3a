import type { IncomingMessage } from 'node:http'
import type { ReadVisit, Visit } from '../core/http/visit.ts'
import { realtimePath, realtimeSockets, type SocketOptions, type Upgrade } from '../core/realtime/realtimeSockets.ts'
import { upgradeVisits } from './upgradeVisits.ts'

export interface Sockets {
  readonly path: string
  /** Who asks for a socket; null when the request names no host. */
  visitOf(request: IncomingMessage): Visit | null
  take(upgrade: Upgrade, visit: Visit): void
  /** How many wait to be let in. */
  readonly waiting: number
  /** Sends away all connections, not all at once, and lets in nobody else. */
  letGo(): void
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
    take: (upgrade, visit) => realtime.take(upgrade, [visit.origin, publicUrl], visit.brand.id),
    get waiting() {
      return realtime.waiting
    },
    letGo: () => realtime.letGo(),
    close: () => realtime.close(),
  }
}
