// The floor of a bet: the very statement the ledger runs for it, on the same engine with the same durability, with
// nothing around it: no HTTP, no signature, no validation. node betFloor.ts '<FloorJob as JSON>' prints JSON.
import { join } from 'node:path'
import { PGlite, types } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import pg from 'pg'
import { betStatement } from '../../apps/platform/src/areas/play/playStatements.ts'
import { DurableNodeFS } from '../../apps/platform/src/core/db/pgliteFiles.ts'
import { PreparedStatements } from '../../apps/platform/src/core/db/preparedStatements.ts'
import type { Place } from '../server/funded.ts'

export interface FloorJob extends Place {
  readonly sessions: readonly string[]
  readonly inFlight: number
  readonly warmUpMs: number
  readonly measuredMs: number
}
export interface FloorResult {
  readonly perSecond: number
}

type Run = (params: readonly unknown[]) => Promise<unknown>

const job = JSON.parse(process.argv[2] ?? '{}') as FloorJob

async function embedded(): Promise<Run> {
  const startParams = [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    '-c',
    'fsync=on',
    '-c',
    'wal_sync_method=fsync',
  ]
  const pglite = await PGlite.create({
    fs: new DurableNodeFS(join(job.dataDir, 'db', 'pg')),
    startParams,
    extensions: { pg_trgm },
    parsers: { [types.INT8]: BigInt },
  })
  const statements = new PreparedStatements(pglite)
  // One connection: requests queue for it, as in the server.
  let last: Promise<unknown> = Promise.resolve()
  return (params) => {
    last = last.then(() => statements.run(betStatement, params))
    return last
  }
}

function postgres(url: string): Run {
  const pool = new pg.Pool({ connectionString: url, max: job.inFlight })
  return (params) => pool.query({ ...betStatement, values: [...params] })
}

const run = job.databaseUrl === null ? await embedded() : postgres(job.databaseUrl)
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
    await run([job.sessions[sent % job.sessions.length], id, id, 10n, new Date()])
    if (from >= job.warmUpMs) counted += 1
    // PGlite resolves in microtasks: without this the clock is all that ever ends the loop.
    if (sent % 64 === 0) await new Promise(setImmediate)
  }
}

await Promise.all(Array.from({ length: job.inFlight }, lane))
const result: FloorResult = { perSecond: counted / (job.measuredMs / 1000) }
console.log(JSON.stringify(result))
process.exit(0)
