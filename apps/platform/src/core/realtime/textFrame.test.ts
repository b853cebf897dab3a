import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { textFrame } from './textFrame.ts'

test('a WebSocket client reads frames of every length, mixed with messages of the library', async () => {
  const texts = ['', '{}', 'é'.repeat(62), 'x'.repeat(125), 'x'.repeat(126), 'x'.repeat(65_535), 'x'.repeat(65_536)]
  const server = createServer()
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, wire, head) =>
    sockets.handleUpgrade(request, wire, head, (socket) => {
      for (const text of texts) {
        socket.send('before')
        wire.write(textFrame(text))
      }
      socket.close()
    }),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // A listening TCP server's address is never a pipe's name.
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const read: string[] = []
  client.on('message', (data, isBinary) => read.push(isBinary ? 'binary' : String(data)))
  const code = await new Promise((done) => client.once('close', done))
  expect(read).toEqual(texts.flatMap((text) => ['before', text]))
  expect(code).toBe(1005)
  server.close()
})
