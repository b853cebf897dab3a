import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { drain } from './listen.ts'

interface LeaveOptions {
  /** Time for balancers to notice that the process is not ready; requests are served until then. */
  readonly delayMs: number
  /** Maximum time for requests in flight. */
  readonly limitMs: number
  /** Closes connections that would stay open as long as their page: sockets and streams. */
  readonly letGo: () => void
}

export interface Leaving {
  isLeaving(): boolean
  /** Takes the server out of service; resolves when no request is left. */
  leave(options: LeaveOptions): Promise<void>
}

/** Shuts a server down without losing a request. */
export function leaving(server: Server): Leaving {
  let isLeaving = false
  // A client that keeps its connection would send its next request to a process that no longer listens.
  server.prependListener('request', (_, outgoing) => {
    if (isLeaving) outgoing.shouldKeepAlive = false
  })
  return {
    isLeaving: () => isLeaving,
    async leave({ delayMs, limitMs, letGo }) {
      isLeaving = true
      if (delayMs > 0) await sleep(delayMs)
      letGo()
      await drain(server, limitMs)
    },
  }
}
