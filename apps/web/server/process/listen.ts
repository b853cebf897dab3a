import type { Server } from 'node:http'

/**
 * Length of the queue for connections that arrive while the event loop is busy. When thousands return at once, Node's
 * default of 511 would reject new calls too, for a second or more. The system may allow less.
 */
const backlog = 4096

/** Listens; rejects with a sentence when the port is not available. Resolves to the port in use (a free one for 0). */
export function listen(server: Server, port: number, host: string, setting = 'PORT'): Promise<number> {
  server.keepAliveTimeout = 65_000
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: 'is already in use',
        EACCES: 'needs more rights than this process has',
      }
      const reason = reasons[error.code ?? ''] ?? `cannot be opened (${error.message})`
      reject(new ListenError(`Port ${port} ${reason}; set ${setting} to another one.`))
    })
    server.listen({ port, host, backlog }, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** The port is not available; the message is one sentence for the operator. */
export class ListenError extends Error {
  override name = 'ListenError'
}

const pollMs = 20

/**
 * Stops accepting connections and lets pending responses finish; resolves after `graceMs` at the latest, even if some
 * are still open.
 */
export function drain(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    // A keep-alive connection stays open for a next request, which would never be handled. Node closes idle connections
    // only once, so close them repeatedly.
    const idle = setInterval(() => server.closeIdleConnections(), pollMs)
    const end = () => {
      clearInterval(idle)
      clearTimeout(cut)
      resolve()
    }
    const cut = setTimeout(() => {
      server.closeAllConnections()
      end()
    }, graceMs)
    server.close(end)
  })
}
