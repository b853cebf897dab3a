import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemClock } from '../clock.ts'
import type { AdmissionLimits } from './admission.ts'
import { Hub } from './hub.ts'
import { realtimeSockets } from './realtimeSockets.ts'

const cookie = `_casino_session=${'x'.repeat(43)}`

/** The client's end of a connection that has requested a WebSocket. */
function upgrade() {
  const request = new IncomingMessage(new Socket())
  request.headers = { cookie }
  let said = ''
  const socket = new Duplex({
    read: () => undefined,
    write: (bytes, _, done) => {
      said += bytes
      done()
    },
  })
  return { upgrade: { request, socket, head: Buffer.alloc(0) }, socket, said: () => said }
}

/** Sockets whose session lookups never finish. */
function waitingSockets(admission: Partial<AdmissionLimits> = {}) {
  const hub = new Hub({ clock: systemClock, tokenSecret: 'a-secret-for-connection-tokens', playerOf: async () => null })
  const find = vi.fn(() => new Promise<null>(() => undefined))
  const sockets = realtimeSockets({ hub, sessions: { find }, cookies: { isSecure: false }, admission })
  const come = () => {
    const visitor = upgrade()
    sockets.accept(visitor.upgrade, [], null)
    return visitor
  }
  return { sockets, find, come }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
const turn = () => new Promise(setImmediate)

test('a visitor who would exceed the official client’s timeout is asked to retry, at a random time', async () => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(0.999)
  const { come } = waitingSockets({ inProgress: 1 })
  const visitors = [come(), come()]
  const said = () => visitors.map((visitor) => visitor.said())
  const told = (seconds: number) =>
    `HTTP/1.1 503 Service Unavailable\r\nRetry-After: ${seconds}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`
  await vi.advanceTimersByTimeAsync(2999)
  expect(said()).toEqual(['', ''])
  // The second has only waited, the session of the first is being looked up.
  await vi.advanceTimersByTimeAsync(1)
  expect(said()).toEqual(['', told(2)])
  await vi.advanceTimersByTimeAsync(1499)
  expect(said()).toEqual(['', told(2)])
  await vi.advanceTimersByTimeAsync(1)
  expect(said()).toEqual([told(10), told(2)])
  await turn()
  expect(visitors.map(({ socket }) => socket.destroyed)).toEqual([true, true])
})

test('a failed session lookup is logged, and the client is asked to retry', async () => {
  const hub = new Hub({ clock: systemClock, tokenSecret: 'a-secret-for-connection-tokens', playerOf: async () => null })
  const log = { warn: vi.fn() }
  const find = () => Promise.reject(new Error('the database is down'))
  const sockets = realtimeSockets({ hub, sessions: { find }, cookies: { isSecure: false }, log })
  const visitor = upgrade()
  sockets.accept(visitor.upgrade, [], null)
  await vi.advanceTimersByTimeAsync(0)
  expect(visitor.said()).toContain('503 Service Unavailable')
  expect(log.warn).toHaveBeenCalledWith({ err: new Error('the database is down') }, expect.any(String))
})

test('a full queue rejects at once', () => {
  const { come, find } = waitingSockets({ inProgress: 1, queued: 1 })
  const [first, second, third] = [come(), come(), come()]
  expect([first, second].map(({ said }) => said())).toEqual(['', ''])
  expect(third.said()).toContain('503 Service Unavailable')
  expect(find).toHaveBeenCalledTimes(1)
})

test('a visitor who disconnects in the queue, or on arrival, is not looked up', async () => {
  const { sockets, come, find } = waitingSockets({ inProgress: 1 })
  come()
  const [broken, closed, hasty] = [come(), come(), come()]
  expect(sockets.waiting).toBe(3)
  broken.socket.destroy()
  // Node keeps a socket half open when the client has closed its side.
  closed.socket.push(null)
  hasty.socket.push('too early')
  await turn()
  await turn()
  expect([broken, closed, hasty].map(({ socket }) => socket.destroyed)).toEqual([true, true, true])
  expect([sockets.waiting, find.mock.calls.length]).toEqual([0, 1])
})

test('a page of another site is rejected before the queue', () => {
  const { sockets, find } = waitingSockets()
  const visitor = upgrade()
  visitor.upgrade.request.headers.origin = 'https://evil.test'
  sockets.accept(visitor.upgrade, ['https://casino.test'], null)
  expect(visitor.said()).toContain('403 Forbidden')
  expect(find).not.toHaveBeenCalled()
})
