import type { Server } from 'node:http'

/** Listens; rejects with a sentence when the port cannot be had. Resolves to the port in use (a free one for 0). */
export function listen(server: Server, port: number, host: string): Promise<number> {
  server.keepAliveTimeout = 65_000
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: 'is already in use',
        EACCES: 'needs more rights than this process has',
      }
      const reason = reasons[error.code ?? ''] ?? `cannot be opened (${error.message})`
      reject(new ListenError(`Port ${port} ${reason}; set PORT to another one.`))
    })
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** The port cannot be had; the message is one sentence for the operator. */
export class ListenError extends Error {
  override name = 'ListenError'
}

const lookEveryMs = 20

/** Stops accepting and lets answers in flight end; resolves after `graceMs` at the latest, whatever still stands open then. */
export function drain(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    // A connection that was answered is kept alive for a next request, which nobody will take: Node closes those at rest once only.
    const idle = setInterval(() => server.closeIdleConnections(), lookEveryMs)
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
