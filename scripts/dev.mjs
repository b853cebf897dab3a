// `npm run dev`: the same server with hot reload of the front end; the back end restarts when one of its files changes.
import { checkSurroundings } from './lib/preflight.mjs'
import { end, run } from './lib/processes.mjs'
import { prepareRuntime, root } from './lib/runtime.mjs'

await prepareRuntime()
await checkSurroundings()
const { buildStale } = await import('./lib/build.mjs')
await buildStale({ only: ['studio'] })
// Node watches what the process imports (platform, studio, packages). Vite reloads the front end.
await end(
  await run(process.execPath, ['--watch', '--watch-preserve-output', 'apps/web/dev.ts'], {
    cwd: root,
    stdio: 'inherit',
  }),
)
