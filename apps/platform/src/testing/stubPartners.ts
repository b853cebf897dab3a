import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { signedHeaders } from '../ports/psp/signature.ts'

/** A payment provider of another maker, as docs/payments.md describes one: it accepts orders and pays on demand. */
export interface StubProvider {
  readonly url: string
  /** Bodies of all calls, by their name. */
  readonly orders: readonly { readonly call: string; readonly body: Record<string, unknown> }[]
  /** The signed webhook that reports success of the latest deposit, ready to be sent. */
  paid(): { readonly url: string; readonly headers: Record<string, string>; readonly body: string }
  close(): Promise<void>
}

const portOf = (server: { address(): unknown }): number => {
  // A listening TCP server's address is never a pipe's name.
  const { port } = server.address() as AddressInfo
  return port
}

const stop = (server: { close(done: () => void): unknown }): Promise<void> =>
  new Promise((done) => void server.close(() => done()))

export async function openStubProvider(secret: string, port = 0): Promise<StubProvider> {
  const orders: { call: string; body: Record<string, unknown> }[] = []
  const answers: Readonly<Record<string, () => object | null>> = {
    deposits: () => ({ url: 'https://pay.psp.test/page', reference: randomUUID(), frame: false, coin: null }),
    payouts: () => ({ reference: randomUUID() }),
    cancel: () => ({ canceled: true }),
    refund: () => ({ refunded: true }),
    status: () => null,
  }
  const server = createServer(async (request, response) => {
    const call = request.url?.split('/').at(-1) ?? ''
    const body = await text(request)
    const expected = signedHeaders(secret, request.url ?? '', body, new Date())
    const timestamp = request.headers['x-payment-timestamp']
    const signed = {
      ...expected,
      ...signedHeaders(secret, request.url ?? '', body, new Date(Number(timestamp) * 1000)),
    }
    if (request.headers['x-payment-signature'] !== signed['x-payment-signature']) {
      response.writeHead(401).end()
      return
    }
    orders.push({ call, body: JSON.parse(body) })
    const answer = answers[call]?.() ?? null
    if (answer === null) response.writeHead(call === 'status' ? 404 : 400).end()
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${portOf(server)}/v1`,
    orders,
    paid() {
      const order = orders.findLast(({ call }) => call === 'deposits')
      if (!order) throw new Error('no deposit has been ordered')
      const { payment_id, amount, currency, callback_url: url } = order.body
      const account = { token: 'card-1', title: '•••• 4417', expires: '08/29' }
      const facts = { reference: 'r-1', status: 'succeeded', reason: null, account }
      const body = JSON.stringify({ id: randomUUID(), payment_id, amount, currency, ...facts })
      return { url: String(url), headers: signedHeaders(secret, new URL(String(url)).pathname, body, new Date()), body }
    },
    close: () => stop(server),
  }
}

/** Receives mail by SMTP and keeps it: the part of RFC 5321 that a message needs. */
export interface MailCatcher {
  readonly url: string
  /** Whole messages, as sent. */
  readonly messages: readonly string[]
  close(): Promise<void>
}

export async function openMailCatcher(port = 0): Promise<MailCatcher> {
  const messages: string[] = []
  const server = createTcpServer((socket) => {
    let rest = ''
    let message: string[] | null = null
    const answer = (line: string): string | null => {
      if (message !== null) {
        if (line !== '.') {
          message.push(line)
          return null
        }
        messages.push(message.join('\n'))
        message = null
        return '250 stored'
      }
      if (/^DATA$/i.test(line)) {
        message = []
        return '354 go on'
      }
      return /^QUIT/i.test(line) ? '221 bye' : '250 ok'
    }
    socket.on('error', () => socket.destroy())
    socket.write('220 mail catcher\r\n')
    socket.on('data', (chunk) => {
      const lines = `${rest}${chunk}`.split('\r\n')
      rest = lines.pop() ?? ''
      for (const reply of lines.map(answer)) if (reply !== null) socket.write(`${reply}\r\n`)
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return { url: `smtp://127.0.0.1:${portOf(server)}?ignoreTLS=true`, messages, close: () => stop(server) }
}
