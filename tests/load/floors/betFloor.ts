// The baseline of a bet: the SQL statement that the ledger runs for it, on the same database, without HTTP, signature
// or validation. `node betFloor.ts '<FloorJob as JSON>'` prints JSON.
import pg from 'pg'
import { betStatement } from '../../../apps/platform/src/areas/play/playStatements.ts'
import { openLocalPostgres } from '../../../apps/platform/src/core/db/local/localPostgres.ts'
import { localFolder } from '../../../apps/platform/src/core/db/openDb.ts'
import type { Place } from '../../server/funded.ts'

export interface FloorJob extends Place {
  readonly sessions: readonly string[]
  readonly inFlight: number
  readonly warmUpMs: number
  readonly measuredMs: number
}
export interface FloorResult {
  readonly perSecond: number
}

const job = JSON.parse(process.argv[2] ?? '{}') as FloorJob

const local = job.databaseUrl === null ? await openLocalPostgres({ folder: localFolder(job) }) : undefined
const pool = new pg.Pool({ connectionString: local?.url ?? job.databaseUrl ?? '', max: job.inFlight })
// `end` resolves before the connections are closed, so the stop of a local PostgreSQL may reach them.
pool.on('error', (error) => {
  if (!pool.ending) throw error
})
const name = `floor-${process.pid}-${Date.now()}`
const since = performance.now()
let sent = 0
let counted = 0

async function lane(): Promise<void> {
  for (;;) {
    const from = performance.now() - since
    if (from > job.warmUpMs + job.measuredMs) return
    sent += 1
    const id = `${name}-${sent}`
    await pool.query({ ...betStatement, values: [job.sessions[sent % job.sessions.length], id, id, 10n, new Date()] })
    if (from >= job.warmUpMs) counted += 1
  }
}

await Promise.all(Array.from({ length: job.inFlight }, lane))
const result: FloorResult = { perSecond: counted / (job.measuredMs / 1000) }
await pool.end()
await local?.close()
console.log(JSON.stringify(result))
