// `npm test` is run for every change; `npm run test:all` adds both widths, the other ways to run, a cluster and faults. All
// steps run even if one fails; the last line is the sum.
import { join } from 'node:path'
import { cpuSeconds } from './lib/cpuTime.mjs'
import { findOrInstallRedis, needChromium } from './lib/machine.mjs'
import { bold, formatCpu, formatDuration, green, print, printFailures, printSlowest, red } from './lib/output.mjs'
import { startPostgres } from './lib/postgres.mjs'
import { end, freePort, temporaryFolder } from './lib/processes.mjs'
import { prepareRuntime } from './lib/runtime.mjs'
import * as steps from './lib/steps.mjs'

await prepareRuntime()
const isFull = process.argv.includes('--all')
const since = performance.now()
const folder = temporaryFolder('test')
const chromium = needChromium()
const postgres = await startPostgres()
process.env.TEST_DATABASE_URL = postgres.url
const hasRedis = findOrInstallRedis() !== undefined

const results = []
await step('Format and lint', steps.style)
await step('Boundaries', steps.boundaries)
await step('Patterns', steps.backtracking)
await step('Unused code', steps.unused)
await step('Lock file', steps.lock)
await step('Content', steps.content)
await step('Types', steps.types)
await step('Unit and API tests', () => steps.unit(folder, { isFull }))
await step('Build', steps.build)
await step('End-to-end tests', () => endToEnd('one', isFull))
if (isFull) {
  // Widths and ways to run do not depend on each other: each test runs here at the width of `npm test`.
  await step('Front end alone', () => endToEnd('split'))
  await step('Plain platform', () => endToEnd('plain'))
  await step('Cluster', steps.cluster)
  await step('Faults', steps.chaos)
}

for (const result of results) printFailures(result)
printSlowest(results)
print('')
for (const { title, ms, cpu, passed, failed } of results) {
  const mark = failed ? red('failed') : green('passed')
  print(
    `  ${mark}  ${title.padEnd(20)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed  ${formatDuration(ms).padEnd(12)} ${formatCpu(cpu)}`,
  )
}
if (!hasRedis)
  print('  No Redis found, so the tests of several nodes were skipped: install it (apt install redis-server).')
print(`  in all ${formatDuration(performance.now() - since)} ${formatCpu(cpuNow())}`)
print('')
const sum = (key) => results.reduce((total, result) => total + result[key], 0)
print(`${sum('passed')} passed, ${sum('failed')} failed`)
await end(sum('failed') === 0 && sum('passed') > 0 ? 0 : 1)

/** The end-to-end tests in one of the ways to run, with fresh ports, data and database. */
async function endToEnd(setting, isEveryWidth = false) {
  const databaseUrl = await postgres.createDatabase()
  const dataDir = join(folder, `data-${setting}-${results.length}`)
  const ports = { port: await freePort(), platformPort: await freePort() }
  return steps.endToEnd(folder, { ...ports, dataDir, chromium, setting, databaseUrl, isFull: isEveryWidth })
}

async function step(title, work) {
  print(`\n${bold(`== ${title}`)}`)
  const from = performance.now()
  const cpuBefore = cpuNow()
  const counted = await work().catch((error) => {
    console.error(error)
    return { passed: 0, failed: 1 }
  })
  results.push({ title, ms: performance.now() - from, cpu: cpuNow() - cpuBefore, ...counted })
}

/** Processor seconds so far: of the steps' programs, and of PostgreSQL, which runs as long as the tests. */
function cpuNow() {
  return (cpuSeconds() ?? Number.NaN) + (cpuSeconds(postgres.pid) ?? Number.NaN)
}
