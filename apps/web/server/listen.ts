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

/** Stops accepting, lets answers in flight end, and cuts what is left after `graceMs`. */
export function drain(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
    server.closeIdleConnections()
  })
}
