import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { drain } from './listen.ts'

interface ShutdownOptions {
  /** Time for balancers to notice that the process is not ready; requests are served until then. */
  readonly delayMs: number
  /** Maximum time for requests in flight. */
  readonly limitMs: number
  /** Closes connections that would stay open as long as their page: sockets and streams. */
  readonly closeLongLived: () => void
}

export interface GracefulShutdown {
  isShuttingDown(): boolean
  /** Takes the server out of service; resolves when no request is left. */
  shutDown(options: ShutdownOptions): Promise<void>
}

/** Shuts a server down without losing a request. */
export function gracefulShutdown(server: Server): GracefulShutdown {
  let isShuttingDown = false
  // A client that keeps its connection would send its next request to a process that no longer listens.
  server.prependListener('request', (_, outgoing) => {
    if (isShuttingDown) outgoing.shouldKeepAlive = false
  })
  return {
    isShuttingDown: () => isShuttingDown,
    async shutDown({ delayMs, limitMs, closeLongLived }) {
      isShuttingDown = true
      if (delayMs > 0) await sleep(delayMs)
      closeLongLived()
      await drain(server, limitMs)
    },
  }
}
