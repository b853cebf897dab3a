// The thread of reusedWorker.ts: runs Vitest's tests again and again.
import { parentPort } from 'node:worker_threads'
import { init, runBaseTests, setupEnvironment } from 'vitest/worker'

let modules
let handleRequest
let handleAnswer

// Each run has a separate response channel: without this, the listeners of all earlier runs would remain.
parentPort.on('message', (message) => {
  handleRequest(message)
  handleAnswer?.(message)
})

init({
  post: (message) => parentPort.postMessage(message),
  on: (listener) => {
    if (handleRequest) handleAnswer = listener
    else handleRequest = listener
  },
  off: () => {},
  setup: setupEnvironment,
  runTests: async (state, traces) => {
    // A mutant may have left anything in the modules' own caches.
    for (const module of modules?.idToModuleMap.values() ?? [])
      if (module.file && !module.file.includes('/node_modules/')) modules.invalidateModule(module)
    await runBaseTests('run', state, traces)
    modules = state.evaluatedModules
  },
})
