import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Db, Tx } from '../db/db.ts'
import type { Storage } from '../storage/storage.ts'

const compress = promisify(gzip)

/**
 * Rows to archive each month: `select` reads them, from the month's first moment ($1) to the next month's ($2,
 * exclusive).
 */
export interface ArchivedRows {
  /** The name of its files. */
  readonly name: string
  readonly select: string
}

interface ArchivedFile {
  readonly file: string
  readonly rows: number
  /** Of the compressed file, in hexadecimal digits. */
  readonly sha256: string
}

/** The contents of `manifest.json`: an archive that has one is complete. */
export interface Manifest {
  readonly month: string
  readonly made_at: string
  readonly operator: string
  readonly reason: string
  readonly rows: Readonly<Record<string, number>>
  readonly files: readonly ArchivedFile[]
}

export interface ArchiveOrder {
  readonly month: Month
  readonly rows: readonly ArchivedRows[]
  readonly operator: string
  readonly reason: string
  readonly now: Date
  readonly rowsPerFile?: number
}

/** A month in UTC. */
export interface Month {
  readonly name: string
  readonly from: Date
  readonly to: Date
}

/** Reads `2026-10`; null when that is no month. */
export function readMonth(name: string): Month | null {
  const [, year, month] = /^(2\d{3})-(0[1-9]|1[0-2])$/.exec(name) ?? []
  if (!year || !month) return null
  return monthAt(Number(year), Number(month) - 1)
}

/** The month that is so many after another; before it, if below zero. */
export const monthAfter = ({ from }: Month, months: number): Month =>
  monthAt(from.getUTCFullYear(), from.getUTCMonth() + months)

/** A month and its two neighbours: a round that ended in it may have begun before, and may have been paid late. */
export const monthsAround = (month: Month): readonly Month[] => [-1, 0, 1].map((months) => monthAfter(month, months))

function monthAt(year: number, month: number): Month {
  const [from, to] = [new Date(Date.UTC(year, month)), new Date(Date.UTC(year, month + 1))]
  return { name: from.toISOString().slice(0, 7), from, to }
}

/** Of a file: so many are in memory at once. */
const usualRowsPerFile = 50_000

export const manifestOf = (month: Month): string => `${month.name}/manifest.json`

/**
 * Copies a past month into `storage`: compressed files of one JSON object per line, and a manifest, which is written
 * last. Nothing is removed from the database. All rows are read in one snapshot, on one connection, in the order the
 * database returns them. Returns null if that month has a manifest already; the files of a failed attempt are
 * overwritten.
 */
export async function archiveMonth(db: Db, storage: Storage, order: ArchiveOrder): Promise<Manifest | null> {
  const { month, rows, operator, reason, now, rowsPerFile = usualRowsPerFile } = order
  if ((await storage.get(manifestOf(month))) !== null) return null
  const files = await db.transaction(async (tx) => {
    await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
    // Full table scans take long, and a slow bucket is no reason to start over.
    await tx.query('SET LOCAL statement_timeout = 0')
    await tx.query('SET LOCAL idle_in_transaction_session_timeout = 0')
    // Times are written in UTC.
    await tx.query("SET LOCAL timezone = 'UTC'")
    const written: (ArchivedFile & { name: string })[] = []
    for (const { name, select } of rows) {
      let number = 0
      for await (const lines of linesOf(tx, select, month, rowsPerFile)) {
        number += 1
        const file = `${month.name}/${name}-${String(number).padStart(4, '0')}.ndjson.gz`
        const bytes = await compress(`${lines.join('\n')}\n`)
        await storage.put(file, bytes)
        written.push({ name, file, rows: lines.length, sha256: createHash('sha256').update(bytes).digest('hex') })
      }
    }
    return written
  })
  const count = (name: string) => files.reduce((sum, one) => sum + (one.name === name ? one.rows : 0), 0)
  const manifest: Manifest = {
    month: month.name,
    made_at: now.toISOString(),
    operator,
    reason,
    rows: Object.fromEntries(rows.map(({ name }) => [name, count(name)])),
    files: files.map(({ name: _, ...file }) => file),
  }
  await storage.put(manifestOf(month), Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`))
  return manifest
}

/** Reads so many rows at a time, each as JSON: a month need not fit into memory. */
async function* linesOf(tx: Tx, select: string, { from, to }: Month, count: number): AsyncGenerator<readonly string[]> {
  await tx.query(
    `DECLARE archived NO SCROLL CURSOR FOR SELECT row_to_json(archived_row)::text AS line FROM (${select}) AS archived_row`,
    [from, to],
  )
  for (;;) {
    const rows = await tx.query<{ line: string }>(`FETCH ${count} FROM archived`)
    if (rows.length > 0) yield rows.map(({ line }) => line)
    if (rows.length < count) break
  }
  await tx.query('CLOSE archived')
}
