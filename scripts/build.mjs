// Builds what is stale and exits.
import { buildStale } from './lib/build.mjs'
import { prepareRuntime } from './lib/runtime.mjs'

await prepareRuntime()
await buildStale()
