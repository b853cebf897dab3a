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

async function migrateOnce(db: Db, { folder, schema = 'public' }: Migrations, waitMs: number): Promise<string[]> {
  if (!/^[a-z_]+$/.test(schema)) throw new Error(`bad schema name ${schema}`)
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const files = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })),
  )
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
      const hash = createHash('sha256').update(text).digest('hex')
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
