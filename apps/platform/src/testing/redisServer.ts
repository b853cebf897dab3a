import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createClient } from '@redis/client'

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The program of a Redis or Valkey on this machine; `npm test` installs one if it can. */
export const redisProgram: string | undefined = ['redis-server', 'valkey-server']
  .flatMap((name) => (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name)))
  .find(isProgram)

/** A Redis for one test on a free port, which can be stopped and started again. */
export class RedisServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'apogee-redis-'))
  #port = 0
  #server: ChildProcess | undefined

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`
  }

  async start(): Promise<void> {
    if (!redisProgram) throw new Error('There is no redis-server on this machine.')
    this.#port ||= await freePort()
    this.#server = spawn(
      redisProgram,
      ['--port', String(this.#port), '--bind', '127.0.0.1', '--save', '', '--dir', this.#folder],
      { stdio: 'ignore' },
    )
    const client = createClient({ url: this.url, socket: { reconnectStrategy: 20 } })
    client.on('error', () => undefined)
    await client.connect()
    client.destroy()
  }

  /** Like another program that uses the same Redis. */
  async publish(channel: string, messages: readonly string[]): Promise<void> {
    const client = await createClient({ url: this.url }).connect()
    for (const message of messages) await client.publish(channel, message)
    client.destroy()
  }

  async stop(): Promise<void> {
    const server = this.#server
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    server.kill('SIGKILL')
    await once(server, 'exit')
  }

  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  // A listening TCP server's address is never a pipe's name.
  return (address as { port: number }).port
}
