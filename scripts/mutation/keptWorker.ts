import { Worker } from 'node:worker_threads'
import type { Plugin } from 'vitest/config'
import type { PoolRunnerInitializer, PoolWorker } from 'vitest/node'

/** One thread for all runs of this process: it keeps what comes from node_modules and loads everything else again for each mutant. */
let thread: Worker | undefined

function createPoolWorker(): PoolWorker {
  const listeners: [event: string, listener: (...args: unknown[]) => void][] = []
  const own = () => {
    thread ??= new Worker(new URL('keptThread.mjs', import.meta.url))
    return thread
  }
  return {
    name: 'kept',
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

const pool: PoolRunnerInitializer = { name: 'kept', createPoolWorker }

/**
 * Stryker's runner starts Vitest once and then runs it for each mutant. By itself Vitest starts a thread for each run, which costs more
 * than the tests: this keeps the thread.
 */
export const keptWorker: Plugin = {
  name: 'kept-worker',
  configureVitest: ({ project }) => {
    project.config.pool = pool.name
    project.config.poolRunner = pool
  },
}
