// `npm run test:matrix [-- one|split|plain|all]`: every end-to-end test in each of the ways to run.
import { join } from 'node:path'
import { needChromium } from './lib/machine.mjs'
import { bold, fail, formatDuration, green, print, printFailures, red } from './lib/output.mjs'
import { startPostgres } from './lib/postgres.mjs'
import { end, freePort, temporaryFolder } from './lib/processes.mjs'
import { prepareRuntime } from './lib/runtime.mjs'
import * as steps from './lib/steps.mjs'

const settings = ['one', 'split', 'plain']

await prepareRuntime()
const args = process.argv.slice(2)
const unknown = args.find((arg) => arg !== 'all' && !settings.includes(arg))
if (unknown) fail(`There is no setting "${unknown}": choose from ${settings.join(', ')}, all.`)
const chosen = args.length === 0 || args.includes('all') ? settings : args

const folder = temporaryFolder('matrix')
const chromium = needChromium()
const postgres = await startPostgres()
let failures = (await steps.build()).failed
const runs = []
const lines = []
for (const setting of failures > 0 ? [] : chosen) {
  print(`\n${bold(`== End-to-end tests, ${setting}`)}`)
  const since = performance.now()
  const ports = { port: await freePort(), platformPort: await freePort() }
  const databaseUrl = await postgres.createDatabase()
  const dataDir = join(folder, setting)
  const counted = await steps.endToEnd(folder, { ...ports, dataDir, chromium, setting, databaseUrl, isFull: true })
  const { passed, failed } = counted
  failures += failed
  runs.push({ setting, counted })
  lines.push(
    `  ${failed ? red('failed') : green('passed')}  ${setting.padEnd(8)} ${passed} passed ${failed} failed  ${formatDuration(performance.now() - since)}`,
  )
}
for (const { setting, counted } of runs) printFailures(counted, `${setting} `)
print('')
for (const line of lines) print(line)
await end(failures === 0 ? 0 : 1)
