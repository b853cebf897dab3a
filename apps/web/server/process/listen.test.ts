import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { drain, listen } from './listen.ts'

const longMs = 3_600_000
const once = <T>(hear: (done: (value: T) => void) => unknown) => new Promise<T>((done) => hear(done))
const connectTo = async (server: Server) => connect(await listen(server, 0, '127.0.0.1'), '127.0.0.1')

test('a response in flight completes, and its connection is not kept alive for another request', async () => {
  let finish = () => {}
  const server = createServer((_, answer) => {
    finish = () => answer.end('done')
  })
  const socket = await connectTo(server)
  const heard = once<string>((done) => socket.on('data', (bytes) => done(String(bytes))))
  const asked = once((done) => server.once('request', done))
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await asked
  const drained = drain(server, longMs)
  finish()
  expect(await heard).toContain('done')
  await drained
  expect(server.listening).toBe(false)
})

test('connections open after the drain time, upgraded ones too, do not delay the stop', async () => {
  const server = createServer()
  const taken = once((done) => server.on('upgrade', done))
  const socket = await connectTo(server)
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  await taken
  await drain(server, 1)
  socket.destroy()
  expect(server.listening).toBe(false)
})
