// `npm run check`: the quick checks (format, lint, boundaries, patterns, unused code, types), for every commit.
import { end } from './lib/processes.mjs'
import { prepareRuntime } from './lib/runtime.mjs'
import * as steps from './lib/steps.mjs'

await prepareRuntime()
let failed = 0
for (const step of [steps.style, steps.boundaries, steps.backtracking, steps.unused, steps.lock, steps.types])
  failed += (await step()).failed
console.log(failed === 0 ? 'check: all passed' : `check: ${failed} failed`)
await end(failed === 0 ? 0 : 1)
