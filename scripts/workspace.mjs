// `npm run check -w games`, `npm test -w games`: the checks and the tests of one workspace, by the same steps that the
// root's `check` and `test` run for all of them at once.

import { print } from './lib/output.mjs'
import { end, temporaryFolder } from './lib/processes.mjs'
import { prepareRuntime } from './lib/runtime.mjs'
import * as steps from './lib/steps.mjs'

await prepareRuntime()
const [task, workspace] = process.argv.slice(2)
const tasks = {
  check: [() => steps.style(workspace), () => steps.types(workspace)],
  test: [() => steps.unit(temporaryFolder('test'), { workspace })],
}
let failed = 0
for (const step of tasks[task]) failed += (await step()).failed
print(failed === 0 ? `${task} of ${workspace}: all passed` : `${task} of ${workspace}: ${failed} failed`)
await end(failed === 0 ? 0 : 1)
