// npm run chaos [-- --kills 20 --database own|separate|both --seed 1]
// kill -9 in the middle of bets, deposits and withdrawals, and a disk that fills up during bets. Acknowledged movements
// may not be lost or counted twice.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildStale } from '../../scripts/lib/build.mjs'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { atEnd, end, freePort, temporaryFolder } from '../../scripts/lib/processes.mjs'
import { printTable } from '../server/table.ts'
import { type FullDiskResult, fullDisk } from './fullDisk.ts'
import { type StormResult, storm } from './storm.ts'

/** `own`: the server runs PostgreSQL, which is killed with it. `separate`: the database keeps running. */
const databases = ['own', 'separate'] as const
const problemsShown = 20

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '20' },
      database: { type: 'string', default: 'both' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    },
  })
  const kills = Number(values.kills)
  const seed = Number(values.seed)
  const chosen = databases.filter((database) => values.database === 'both' || values.database === database)
  if (chosen.length === 0 || !Number.isInteger(kills) || kills < 1 || !Number.isInteger(seed)) {
    console.error('Usage: npm run chaos -- [--kills 20] [--database own|separate|both] [--seed 1]')
    return end(2)
  }
  await buildStale()
  console.log(`seed ${seed} (the same seed kills at the same moments)`)
  const rows = [
    [
      'database',
      'kills',
      'acknowledged',
      'in flight at a kill',
      'answers lost',
      'slowest reopening',
      'slowest first money call',
      'problems',
    ],
  ]
  const problems: string[] = []
  let full: FullDiskResult | undefined
  for (const database of chosen) {
    const folder = temporaryFolder(`chaos-${database}`)
    const postgres = database === 'separate' ? await startPostgres({ isDurable: true }) : undefined
    const result = await storm({
      database,
      databaseUrl: postgres?.url ?? null,
      folder,
      port: await freePort(),
      kills,
      seed,
      onServer: (server) => atEnd(() => server.kill()),
    })
    await postgres?.stop()
    rows.push(rowOf(database, kills, result))
    problems.push(...result.problems.map((problem) => `${database}: ${problem}`))
    if (database === 'own') {
      console.log('full disk: bets while it fills up ...')
      full = await fullDisk(join(folder, 'data'), folder, await freePort(), seed)
      problems.push(...full.problems.map((problem) => `full disk: ${problem}`))
    }
  }
  console.log('')
  printTable(rows)
  if (full) console.log(summaryOf(full))
  for (const problem of problems.slice(0, problemsShown)) console.error(problem)
  if (problems.length > problemsShown) console.error(`... and ${problems.length - problemsShown} more`)
  console.log(
    problems.length === 0
      ? 'No acknowledged movement was lost or counted twice; the ledger sums to zero; the server always restarted.'
      : `${problems.length} problems.`,
  )
  await end(problems.length === 0 ? 0 : 1)
}

function rowOf(
  database: string,
  kills: number,
  { journal, inFlightAtKills, reopenings, firstCalls, handsReported, problems }: StormResult,
): string[] {
  const kinds = (['bet', 'win', 'rollback', 'deposit', 'cashout', 'recall'] as const).map(
    (kind) => `${journal.count(kind)} ${kind}s`,
  )
  const slowest = firstCalls.toSorted((a, b) => b.ms - a.ms)[0] ?? { ms: Number.NaN, cpuMs: Number.NaN }
  return [
    database,
    String(kills),
    `${journal.acknowledged.size} (${kinds.join(', ')}, ${handsReported} hands)`,
    String(inFlightAtKills),
    String(journal.lostAnswers),
    `${Math.round(Math.max(...reopenings))} ms`,
    `${Math.round(slowest.ms)} ms, ${Math.round(slowest.cpuMs)} ms of a processor`,
    String(problems.length),
  ]
}

function summaryOf({ skipped, acknowledged, refused, stopMs, problems }: FullDiskResult): string {
  if (skipped) return `full disk: NOT TRIED, ${skipped}`
  return `full disk: ${refused} writes refused with 503, pages stayed, ${acknowledged} movements acknowledged before and after, stopped in ${Math.round(stopMs)} ms, ${problems.length} problems`
}

await main().catch((error: unknown) => {
  console.error(error)
  return end(1)
})
