// A private Redis for one run, on a free loopback port, without persistence.
import { needRedis } from './machine.mjs'
import { freePort, start, stop, temporaryFolder } from './processes.mjs'
import { portAnswers } from './proxy.mjs'

/** Starts it and returns its address. */
export async function startRedis() {
  const port = await freePort()
  const server = start(
    needRedis(),
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', temporaryFolder('redis')],
    { stdio: 'ignore' },
  )
  await portAnswers(port, server, 'Redis')
  return { url: `redis://127.0.0.1:${port}/0`, stop: () => stop(server) }
}
