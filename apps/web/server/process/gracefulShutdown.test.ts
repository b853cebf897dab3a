import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, createServer, type RequestOptions, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'

const running: ChildProcess[] = []
const agents: Agent[] = []
afterEach(async () => {
  for (const agent of agents.splice(0)) agent.destroy()
  for (const child of running.splice(0).filter(({ exitCode }) => exitCode === null)) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
})

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', () => done()))
  const { port } = probe.address() as AddressInfo
  await new Promise((done) => probe.close(done))
  return port
}

async function started(env: Record<string, string> = {}) {
  const port = await freePort()
  const child = spawn(process.execPath, [fileURLToPath(new URL('../testing/slowServer.ts', import.meta.url))], {
    env: { PATH: process.env['PATH'], MODE: 'demo', DATA_DIR: tmpdir(), PORT: String(port), HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.push(child)
  let said = ''
  await new Promise<void>((done, fail) => {
    child.once('exit', () => fail(new Error(`it ended before it was ready: ${said}`)))
    child.stdout.on('data', (bytes) => {
      said += bytes
      if (said.includes('ready')) done()
    })
  })
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  return { port, child, ended, said: () => said }
}

/** One request. Null when no connection was made, so nothing was sent: a balancer then tries the next server. */
function ask(port: number, path: string, options: RequestOptions = {}): Promise<number | null> {
  return new Promise((done, fail) => {
    const asked = request({ host: '127.0.0.1', port, path, ...options }, (answer) => {
      answer.resume()
      answer.once('end', () => done(answer.statusCode ?? 0))
    })
    asked.once('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNREFUSED' ? done(null) : fail(error)))
    asked.end()
  })
}

test('a server stopped under load loses no request: balancers use another process, and requests in flight are answered', async () => {
  const first = await started({ DRAIN_DELAY_SECONDS: '3' })
  const second = await started()
  let target = first
  let isOver = false
  const answered = new Map([first, second].map((server) => [server, 0]))
  const lost: unknown[] = []
  // Acts as a balancer: checks readiness, keeps connections open, and sends nothing twice.
  const look = async () => {
    const status = await ask(first.port, '/readyz').catch(() => null)
    if (status !== 200) target = second
    else setTimeout(look, 20)
  }
  const client = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    agents.push(agent)
    while (!isOver) {
      const asked = target
      try {
        const status = await ask(asked.port, '/api/player', { agent, method: 'POST' })
        if (status === null) target = second
        else if (status === 200) answered.set(asked, (answered.get(asked) ?? 0) + 1)
        else lost.push(status)
      } catch (error) {
        lost.push(error)
      }
      if ((answered.get(first) ?? 0) > 40 && !first.child.killed) first.child.kill('SIGTERM')
    }
  }
  void look()
  const clients = Array.from({ length: 8 }, client)
  expect(await first.ended).toBe(0)
  const before = answered.get(second) ?? 0
  await expect.poll(() => answered.get(second) ?? 0, { timeout: 15_000 }).toBeGreaterThan(before + 20)
  isOver = true
  await Promise.all(clients)
  expect(lost).toEqual([])
  expect(first.said()).toContain('closed')
}, 60_000)

test('a stopping server is alive and serves requests but is not ready; a second signal ends it at once', async () => {
  const server = await started({ DRAIN_DELAY_SECONDS: '300' })
  expect(await ask(server.port, '/readyz')).toBe(200)
  server.child.kill('SIGTERM')
  await expect.poll(() => ask(server.port, '/readyz'), { timeout: 15_000 }).toBe(503)
  expect(await ask(server.port, '/healthz')).toBe(200)
  expect(await ask(server.port, '/api/player')).toBe(200)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(1)
  expect(server.said()).not.toContain('closed')
}, 60_000)

test('a request in flight completes although the server no longer listens, before the back end closes', async () => {
  const server = await started()
  const slow = ask(server.port, '/api/slow')
  await expect.poll(server.said, { timeout: 15_000 }).toContain('begun')
  server.child.kill('SIGTERM')
  await expect.poll(() => ask(server.port, '/healthz').catch(() => null), { timeout: 15_000, interval: 5 }).toBeNull()
  expect(server.said()).not.toContain('closed')
  expect(await slow).toBe(200)
  expect(await server.ended).toBe(0)
  expect(server.said()).toContain('closed')
}, 60_000)

test('Ctrl-C does not wait for balancers', async () => {
  const server = await started({ DRAIN_DELAY_SECONDS: '300' })
  server.child.kill('SIGINT')
  expect(await server.ended).toBe(0)
}, 60_000)
