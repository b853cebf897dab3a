import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { openLog } from '../log.ts'
import { openCentrifugo } from './centrifugo.ts'
import { signConnectToken } from './connectToken.ts'

const apiKey = 'key-of-the-cluster'
const tokenSecret = 'secret-of-the-cluster'

/** Bodies as the documentation of the server API describes them; `unknown:` is a namespace that is not configured. */
const publishRequest = z.strictObject({ channel: z.string().min(1).max(255), data: z.record(z.string(), z.unknown()) })
const disconnectRequest = z.strictObject({
  user: z.string().min(1),
  disconnect: z.strictObject({ code: z.int().min(4000).max(4999), reason: z.string() }).optional(),
})
const batchRequest = z.strictObject({
  commands: z.array(
    z.union([z.strictObject({ publish: publishRequest }), z.strictObject({ disconnect: disconnectRequest })]),
  ),
  parallel: z.boolean().optional(),
})
type Command = z.output<typeof batchRequest>['commands'][number]

const replyTo = (command: Command) => {
  if ('disconnect' in command) return { disconnect: {} }
  const isUnknown = command.publish.channel.startsWith('unknown:')
  return isUnknown ? { error: { code: 102, message: 'unknown channel' } } : { publish: {} }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of request) text += String(piece)
  return text
}

let server: Server | undefined
afterEach(() => server?.close())

/** Centrifugo's HTTP API, made from its documentation. */
async function startCluster({ delayMs = 0, isDown = false } = {}) {
  const batches: Command[][] = []
  let open = 0
  let openAtOnce = 0
  const state = { isDown }
  server = createServer(async (request, response) => {
    open += 1
    openAtOnce = Math.max(openAtOnce, open)
    const answer = (status: number, body: object) => {
      open -= 1
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    const text = await textOf(request)
    if (state.isDown) return answer(503, {})
    if (request.headers['x-api-key'] !== apiKey) return answer(401, {})
    if (request.method !== 'POST' || request.url !== '/api/batch') return answer(404, {})
    const read = batchRequest.safeParse(JSON.parse(text))
    if (!read.success) return answer(200, { error: { code: 107, message: 'bad request' } })
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    batches.push(read.data.commands)
    answer(200, { replies: read.data.commands.map(replyTo) })
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the cluster has no port')
  return { url: `http://127.0.0.1:${address.port}`, batches, state, openAtOnce: () => openAtOnce }
}

function open(url: string, key = apiKey) {
  const lines: string[] = []
  const log = openLog('info', { write: (line: string) => void lines.push(line) })
  return { realtime: openCentrifugo({ url, apiKey: key, tokenSecret }, log), lines }
}

const balance = (cents: number) => ({ id: 'EUR', cents }) as never

test('[WIRE-06] a cluster gets the messages of one turn in one batch, private ones in the channel of their player', async () => {
  const { url, batches } = await startCluster()
  const { realtime, lines } = open(url)
  realtime.publishTo(7n, 'balance', balance(100))
  realtime.publish('public:wins', { cents: 5 } as never)
  await vi.waitFor(() => expect(batches).toHaveLength(1))
  expect(batches[0]).toEqual([
    { publish: { channel: 'balance#7', data: { id: 'EUR', cents: 100 } } },
    { publish: { channel: 'public:wins', data: { cents: 5 } } },
  ])
  expect(lines).toEqual([])
})

test('[WIRE-06] a slow cluster gets one batch after the other, all messages in their order', async () => {
  const { url, batches, openAtOnce } = await startCluster({ delayMs: 20 })
  const { realtime } = open(url)
  for (let cents = 0; cents < 1_200; cents += 1) {
    realtime.publishTo(7n, 'balance', balance(cents))
    if (cents % 300 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  await vi.waitFor(() => expect(batches.flat()).toHaveLength(1_200))
  const sent = batches.flat().map((command) => 'publish' in command && command.publish.data['cents'])
  expect(sent).toEqual(Array.from({ length: 1_200 }, (_, cents) => cents))
  expect(openAtOnce()).toBe(1)
  expect(batches.length).toBeLessThanOrEqual(5)
})

test('[WIRE-06] an ended session closes the player’s connections with a code after which the client returns', async () => {
  const { url, batches } = await startCluster()
  const { realtime, lines } = open(url)
  realtime.disconnect({ playerId: 7n, sessionId: 3n })
  realtime.disconnect({ playerId: null, sessionId: 4n })
  await vi.waitFor(() => expect(batches).toHaveLength(1))
  // 4000 to 4499: the official client reconnects.
  expect(batches[0]).toEqual([{ disconnect: { user: '7', disconnect: { code: 4100, reason: 'session check' } } }])
  expect(lines).toEqual([])
})

test.each([
  ['a refused command', apiKey, 'unknown:news', 'centrifugo rejected a command'],
  ['a wrong key', 'nonsense', 'public:wins', 'centrifugo rejected a batch'],
])('[WIRE-06] %s is logged, without the key', async (_, key, channel, message) => {
  const { url } = await startCluster()
  const { realtime, lines } = open(url, key)
  realtime.publish(channel as never, {} as never)
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  expect(lines[0]).toContain(message)
  expect(lines[0]).not.toContain(key)
})

test('[WIRE-06] messages during an outage of the cluster are lost, later ones arrive', async () => {
  const { url, batches, state } = await startCluster({ isDown: true })
  const { realtime, lines } = open(url)
  realtime.publishTo(7n, 'balance', balance(1))
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  state.isDown = false
  realtime.publishTo(7n, 'balance', balance(2))
  await vi.waitFor(() => expect(batches.flat()).toEqual([{ publish: { channel: 'balance#7', data: balance(2) } }]))
})

test('[WIRE-06] a connection token is what a cluster with the same secret verifies: HS256 of header and claims', () => {
  const token = signConnectToken(tokenSecret, { playerId: 7n, sessionId: 3n, expiresAt: new Date(1_800_000_000_000) })
  const [head = '', claims = '', signature] = token.split('.')
  expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({ alg: 'HS256', typ: 'JWT' })
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    sub: '7',
    exp: 1_800_000_000,
    info: { session: '3' },
  })
  expect(signature).toBe(createHmac('sha256', tokenSecret).update(`${head}.${claims}`).digest('base64url'))
})
