// A cluster on this machine: PostgreSQL, Redis, two platforms, two web nodes, and nginx in front.
import { join } from 'node:path'
import { startPostgres } from './postgres.mjs'
import { freePort, start, stop, temporaryFolder } from './processes.mjs'
import { startProxy } from './proxy.mjs'
import { startRedis } from './redis.mjs'
import { root } from './runtime.mjs'
import { serverEnvironment, serverFlagsFor } from './serverFlags.mjs'

const readyWithinMs = 10 * 60_000
/** Longer than a node takes to finish its running requests. */
const stopWithinMs = 30_000

/**
 * Starts everything and reports each part to `log`. `env` is added to the environment of every node.
 * @param {{ port: number, env?: Record<string, string>, log: (line: string) => void }} options
 */
export async function startCluster({ port, env = {}, log }) {
  const folder = temporaryFolder('cluster')
  log('PostgreSQL and Redis ...')
  const [postgres, redis] = await Promise.all([startPostgres({ isDurable: true }), startRedis()])
  const inner = await freePort()
  const url = env.PUBLIC_URL ?? `http://localhost:${port}`
  const shared = {
    NODE_ENV: 'production',
    MODE: 'demo',
    PUBLIC_URL: url,
    LOG_LEVEL: 'warn',
    // Time for nginx to close its keep-alive connections before a stopping node refuses new ones.
    DRAIN_DELAY_SECONDS: '2',
    ...serverEnvironment,
    ...env,
  }
  const platform = async (name) =>
    nodeOf(name, 'apps/web/platform.ts', await freePort(), {
      ...shared,
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      // Both platforms share the players' documents and pictures.
      DATA_DIR: join(folder, 'platform'),
      // The request passes nginx, the web node and nginx again; two of them add an address.
      TRUST_PROXY: '2',
    })
  const web = async (name) =>
    nodeOf(name, 'apps/web/serve.ts', await freePort(), {
      ...shared,
      PLATFORM_URL: `http://127.0.0.1:${inner}`,
      DATA_DIR: join(folder, name),
      TRUST_PROXY: '1',
    })
  const platforms = [await platform('platform-1'), await platform('platform-2')]
  const webs = [await web('web-1'), await web('web-2')]
  const proxy = await startProxy([
    { name: 'platforms', port: inner, to: platforms.map((node) => node.port) },
    { name: 'webs', port, to: webs.map((node) => node.port), isPublic: true },
  ])
  for (const node of [...platforms, ...webs]) {
    log(`${node.name} on port ${node.port} ...`)
    await node.start()
  }
  return {
    url,
    databaseUrl: postgres.url,
    platforms,
    webs,
    async stop() {
      for (const node of [...webs, ...platforms]) await node.stop()
      await proxy.stop()
      await redis.stop()
      await postgres.stop()
    },
  }
}

/** One process that can be started again after it was stopped or killed. */
function nodeOf(name, entry, port, env) {
  let child
  let log = ''
  return {
    name,
    port,
    /** Resolves once the node is ready. */
    async start() {
      child = start(process.execPath, [...serverFlagsFor(env), entry], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1' },
      })
      const begun = child
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => {
          log = `${log}${chunk}`.slice(-8000)
        })
      for (const deadline = Date.now() + readyWithinMs; !(await isReady(port)); ) {
        if (begun.exitCode !== null || Date.now() > deadline) throw new Error(`${name} did not get ready:\n${log}`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    /** SIGTERM: a graceful shutdown. */
    stop: () => stop(child, stopWithinMs),
    /** kill -9. */
    async kill() {
      const closed = new Promise((resolve) => child.once('close', resolve))
      child.kill('SIGKILL')
      await closed
    },
  }
}

const isReady = (port) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    async (answer) => {
      await answer.body?.cancel()
      return answer.status === 200
    },
    () => false,
  )
