// `npm test`: everything, from a bare checkout. A failing step does not hide the others; the last line is the sum.
import { join } from 'node:path'
import { askRedis, needChromium } from './lib/machine.mjs'
import { startPostgres } from './lib/postgres.mjs'
import { end, freePort, temporaryFolder } from './lib/processes.mjs'
import { prepareRuntime } from './lib/runtime.mjs'
import { bold, formatDuration, green, red, say, sayFailures } from './lib/say.mjs'
import * as steps from './lib/steps.mjs'

await prepareRuntime()
const since = performance.now()
const folder = temporaryFolder('test')
const chromium = needChromium()
const postgres = await startPostgres()
process.env.TEST_DATABASE_URL = postgres.url
const hasRedis = askRedis() !== undefined

const results = []
await step('Format and lint', steps.style)
await step('Boundaries', steps.boundaries)
await step('Patterns', steps.backtracking)
await step('Unused code', steps.unused)
await step('Lock file', steps.lock)
await step('Content', steps.content)
await step('Types', steps.types)
await step('Unit and API tests', () => steps.unit(folder))
await step('Build', steps.build)
await step('Journeys', async () =>
  steps.journeys(folder, { port: await freePort(), dataDir: join(folder, 'data'), chromium }),
)

for (const result of results) sayFailures(result)
say('')
for (const { title, ms, passed, failed } of results) {
  const mark = failed ? red('failed') : green('passed')
  say(
    `  ${mark}  ${title.padEnd(20)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed  ${formatDuration(ms)}`,
  )
}
if (!hasRedis)
  say('  There is no Redis here, so the tests of several nodes did not run: install it (apt install redis-server).')
say(`  in all ${formatDuration(performance.now() - since)}`)
say('')
const sum = (key) => results.reduce((total, result) => total + result[key], 0)
say(`${sum('passed')} passed, ${sum('failed')} failed`)
await end(sum('failed') === 0 && sum('passed') > 0 ? 0 : 1)

async function step(title, work) {
  say(`\n${bold(`== ${title}`)}`)
  const from = performance.now()
  const counted = await work().catch((error) => {
    console.error(error)
    return { passed: 0, failed: 1 }
  })
  results.push({ title, ms: performance.now() - from, ...counted })
}
