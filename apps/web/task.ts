// Commands next to the servers, in the image too: `node apps/web/task.ts migrate|golive|backup|operator [arguments]`.
import { fileURLToPath } from 'node:url'
import { backUp, goLive, migrateDatabase, operate, platformMigrations } from '@apogee/platform/tasks'
import { STUDIO_MIGRATIONS } from '@apogee/studio'

interface Ended {
  readonly text: string
  readonly exitCode: number
}

const [task = '', ...args] = process.argv.slice(2)
const isJson = args.includes('--json')

async function runGoLive(): Promise<Ended> {
  const { findings, exitCode, text } = await goLive(args, process.env)
  const json = JSON.stringify({ isReady: exitCode === 0, findings })
  return { text: isJson && exitCode !== 2 ? json : text, exitCode }
}

async function runMigrations(): Promise<Ended> {
  const studio = { folder: fileURLToPath(STUDIO_MIGRATIONS), schema: 'studio' }
  const applied = await migrateDatabase(process.env, [platformMigrations, studio])
  return { text: `${applied.length} migrations applied.`, exitCode: 0 }
}

async function runOutcome(run: typeof operate | typeof backUp): Promise<Ended> {
  const { isDone, text, data } = await run(args, process.env)
  const json = JSON.stringify({ isDone, text, ...(data !== undefined && { data }) })
  return { text: isJson ? json : text, exitCode: isDone ? 0 : 1 }
}

const tasks: ReadonlyMap<string, () => Promise<Ended>> = new Map([
  ['migrate', runMigrations],
  ['golive', runGoLive],
  ['backup', () => runOutcome(backUp)],
  ['operator', () => runOutcome(operate)],
])

async function main(): Promise<Ended> {
  const run = tasks.get(task)
  return run ? run() : { text: `Usage: node apps/web/task.ts ${[...tasks.keys()].join('|')}.`, exitCode: 2 }
}

const { text, exitCode } = await main().catch((error: unknown): Ended => {
  if (error instanceof Error && error.name === 'ConfigError') return { text: error.message, exitCode: 1 }
  throw error
})
if (text !== '') process[exitCode === 0 || isJson || task === 'golive' ? 'stdout' : 'stderr'].write(`${text}\n`)
process.exitCode = exitCode
