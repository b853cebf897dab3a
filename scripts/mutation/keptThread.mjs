// The thread of keptWorker.ts: runs Vitest's tests again and again.
import { parentPort } from 'node:worker_threads'
import { init, runBaseTests, setupEnvironment } from 'vitest/worker'

let modules
let handleRequest
let handleAnswer

// Each run answers through a channel of its own: without this, those of all earlier runs would listen on.
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
