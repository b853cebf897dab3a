// Requests a page of the platform at the given address, as the front end does, and prints the response: run as a
// separate process, because Node reads NODE_EXTRA_CA_CERTS when it starts.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { PlatformLink } from '../platformLink.ts'
import { openSocketTunnel } from '../socketTunnel.ts'

const [, , url = ''] = process.argv
const visitor = { origin: 'http://casino.test', address: '192.0.2.1', country: null }

const link = new PlatformLink({ url })
const answer = await link.answer(new Request('http://casino.test/api/player'), visitor).then(
  async (answer) => `${answer.status} ${await answer.text()}`,
  (error: Error & { cause?: { code?: string } }) => `${error.name} ${error.cause?.code}`,
)
await link.close()

const tunnel = openSocketTunnel(new URL('/connection/websocket', url.replace('https', 'wss')), () => undefined)
const front = createServer()
front.on('upgrade', (request, socket, head) => tunnel.take({ request, socket, head }, visitor))
await new Promise<void>((listening) => front.listen(0, '127.0.0.1', listening))
const socket = connect((front.address() as AddressInfo).port, '127.0.0.1')
socket.write(
  'GET /connection/websocket HTTP/1.1\r\nHost: casino.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
)
let received = ''
for await (const piece of socket) received += piece
process.stdout.write(JSON.stringify([answer, received.split('\r\n')[0], received.includes('hello')]))
tunnel.close()
front.close()
