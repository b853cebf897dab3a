import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface Received {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly bytes: Buffer
}

/** `silent`: accepts the request and never answers. */
type Behaviour = number | 'silent' | { readonly status: number; readonly headers: Record<string, string> }

/** A receiver of webhooks, postbacks and push messages that answers as a test says: 200 once `answers` is empty. */
export interface StubReceiver {
  readonly url: string
  readonly received: Received[]
  answers: Behaviour[]
  close(): Promise<void>
}

export async function openStubReceiver(): Promise<StubReceiver> {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const bytes = await buffer(request)
    received.push({ method, path: url, headers, body: bytes.toString(), bytes })
    const next = stub.answers.shift() ?? 200
    if (next === 'silent') return
    if (typeof next === 'number') response.writeHead(next).end()
    else response.writeHead(next.status, next.headers).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A listening TCP server's address is never a pipe's name.
  const { port } = server.address() as AddressInfo
  const stub: StubReceiver = {
    url: `http://127.0.0.1:${port}`,
    received,
    answers: [],
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return stub
}
