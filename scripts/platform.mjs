// `npm run platform`: the platform and the studio without pages, for a front end in another process.
import { checkSurroundings } from './lib/preflight.mjs'
import { prepareRuntime } from './lib/runtime.mjs'
import { applyServerFlags } from './lib/serverFlags.mjs'

await prepareRuntime()
applyServerFlags()
process.env.NODE_ENV = 'production'
await checkSurroundings()
const { buildStale } = await import('./lib/build.mjs')
// The studio serves the games' pages.
await buildStale({ only: ['studio'] })
await import('../apps/web/platform.ts')
