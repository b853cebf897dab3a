import { Worker } from 'node:worker_threads'
import type { Plugin } from 'vitest/config'
import type { PoolRunnerInitializer, PoolWorker } from 'vitest/node'

/** One thread for all runs of this process: it retains the modules of node_modules and reloads all others for each mutant. */
let thread: Worker | undefined

function createPoolWorker(): PoolWorker {
  const listeners: [event: string, listener: (...args: unknown[]) => void][] = []
  const own = () => {
    thread ??= new Worker(new URL('reusedThread.mjs', import.meta.url))
    return thread
  }
  return {
    name: 'reused',
    cacheFs: true,
    on: (event, listener) => {
      listeners.push([event, listener])
      own().on(event, listener)
    },
    off: (event, listener) => own().off(event, listener),
    send: (message) => own().postMessage(message),
    deserialize: (data) => data,
    start: async () => void own(),
    stop: async () => {
      for (const [event, listener] of listeners) own().off(event, listener)
      own().unref()
    },
  }
}

const pool: PoolRunnerInitializer = { name: 'reused', createPoolWorker }

/**
 * Stryker's runner starts Vitest once and then runs it for each mutant. By default Vitest starts a thread for each run, which costs more
 * than the tests: this reuses the thread.
 */
export const reusedWorker: Plugin = {
  name: 'reused-worker',
  configureVitest: ({ project }) => {
    project.config.pool = pool.name
    project.config.poolRunner = pool
  },
}
