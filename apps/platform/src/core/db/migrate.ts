import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ConfigError } from '../config/config.ts'
import { messageOf } from '../systemErrors.ts'
import { type Db, sqlState, type Tx } from './db.ts'
import { splitStatements } from './splitStatements.ts'

export interface Migrations {
  readonly folder: string
  /** PostgreSQL schema in which the files create their tables; created when missing. */
  readonly schema?: string
}

/** An arbitrary number for this lock: two processes that start at once must not both migrate. */
const advisoryLock = 4_390_001

/**
 * Nodes of the previous release use these tables: a change that waits for the lock of one of their transactions blocks
 * all later statements on the table. So it gives up after this time, or on a deadlock, lets them pass, and tries again.
 */
const maxWaitMs = 2000
const maxTries = 30
const [waitedTooLong, deadlock] = ['55P03', '40P01']

/**
 * Applies the folder's new `NNNN_<area>.sql` files, in name order, all in one transaction under an advisory lock.
 * Returns the names applied. An applied file that has changed since is refused; a renamed one stays applied.
 */
export async function migrate(db: Db, migrations: Migrations, waitMs = maxWaitMs): Promise<string[]> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await migrateOnce(db, migrations, waitMs)
    } catch (error) {
      if (![waitedTooLong, deadlock].includes(sqlState(error) ?? '') || tries === maxTries) throw error
      await sleep(waitMs * Math.random())
    }
  }
}

const pollMs = 1000

/** Brings the schema up to date, or waits for the process that does. Throws when that takes longer than `limitMs`. */
export async function openSchema(
  db: Db,
  migrations: Migrations,
  how: 'run' | 'wait',
  limitMs = 600_000,
): Promise<void> {
  if (how === 'run') {
    await migrate(db, migrations)
    return
  }
  const deadline = Date.now() + limitMs
  for (;;) {
    const missing = await missingMigrations(db, migrations)
    if (missing.length === 0) return
    if (Date.now() > deadline)
      throw new ConfigError(
        `MIGRATIONS=wait, but the migration ${missing[0]} is still missing: run the job of this release (npm run migrate).`,
      )
    await sleep(pollMs)
  }
}

/** Names of the files that the database does not have. A file that was renamed since is known by its content. */
async function missingMigrations(db: Db, { folder, schema = 'public' }: Migrations): Promise<string[]> {
  const files = await readFiles(folder)
  const [table] = await db.query<{ name: string | null }>('SELECT to_regclass($1)::text AS name', [
    `${schema}.schema_migrations`,
  ])
  if (!table?.name) return files.map(({ name }) => name)
  const rows = await db.query<{ hash: string }>(`SELECT hash FROM ${schema}.schema_migrations`)
  const applied = new Set(rows.map(({ hash }) => hash))
  return files.flatMap(({ name, text }) => (applied.has(hashOf(text)) ? [] : [name]))
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

async function readFiles(folder: string): Promise<{ name: string; text: string }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })))
}

async function migrateOnce(db: Db, { folder, schema = 'public' }: Migrations, waitMs: number): Promise<string[]> {
  if (!/^[a-z_]+$/.test(schema)) throw new Error(`bad schema name ${schema}`)
  const files = await readFiles(folder)
  const names = files.map(({ name }) => name)
  return db.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [advisoryLock])
    await tx.query('SET LOCAL statement_timeout = 0')
    await tx.query(`SET LOCAL lock_timeout = ${waitMs}`)
    await tx.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`)
    await tx.query(`SET LOCAL search_path = ${schema === 'public' ? 'public' : `${schema}, public`}`)
    await tx.query(
      `CREATE TABLE IF NOT EXISTS ${schema}.schema_migrations (
         name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
    )
    const rows = await tx.query<{ name: string; hash: string }>(`SELECT name, hash FROM ${schema}.schema_migrations`)
    const applied = new Map(rows.map(({ name, hash }) => [name, hash]))
    const nameOf = new Map(rows.map(({ name, hash }) => [hash, name]))
    const fresh: string[] = []
    for (const { name, text } of files) {
      const hash = hashOf(text)
      const known = applied.get(name)
      if (known === hash) continue
      if (known !== undefined) throw changed(name)
      const before = nameOf.get(hash)
      if (before !== undefined && !names.includes(before)) {
        await tx.query(`UPDATE ${schema}.schema_migrations SET name = $2 WHERE name = $1`, [before, name])
        continue
      }
      await apply(tx, name, text)
      await tx.query(`INSERT INTO ${schema}.schema_migrations (name, hash) VALUES ($1, $2)`, [name, hash])
      fresh.push(name)
    }
    return fresh
  })
}

async function apply(tx: Tx, name: string, text: string) {
  for (const statement of splitStatements(text)) {
    try {
      await tx.query(statement)
    } catch (error) {
      throw new Error(`migration ${name} failed: ${messageOf(error)}\n${statement}`, { cause: error })
    }
  }
}

const changed = (name: string) =>
  new ConfigError(
    `The database was built with another version of the migration ${name}; use a new database (or another DATA_DIR), or restore that file.`,
  )
