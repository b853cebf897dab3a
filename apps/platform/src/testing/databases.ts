import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '../core/db/db.ts'
import { migrate } from '../core/db/migrate.ts'
import { openPostgres } from '../core/db/postgres.ts'

/** A fresh database with all migrations applied, used by the caller alone, dropped after `close`. */
export type OpenDatabase = () => Promise<Db>

/** Where the platform's migrations are. */
export const folder = join(import.meta.dirname, '../../migrations')

/** Names the state that all migrations lead to, so that a prepared database is never an older one. */
const fingerprint = (): string => {
  const hash = createHash('sha256')
  for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(join(folder, name)))
  return hash.digest('hex').slice(0, 12)
}

/** Passes `open` to the tests. Each call creates a separate database; the caller closes it. */
export function onEachEngine(tests: (open: OpenDatabase) => void) {
  tests(openOnServer)
}

/** The template of this worker, whose test files share this module. */
let template: Promise<string> | undefined

/**
 * A separate database on the server of TEST_DATABASE_URL, with all migrations applied, and a function that drops it.
 */
export async function serverDatabase(): Promise<{ readonly url: string; drop(): Promise<unknown> }> {
  const url = process.env['TEST_DATABASE_URL']
  if (!url) throw new Error('Run the tests with vitest, which starts a PostgreSQL, or set TEST_DATABASE_URL.')
  template ??= prepareTemplate(url)
  const source = await template
  const name = `apogee_test_${randomBytes(6).toString('hex')}`
  // Copying the files takes a third of the processor time of copying through the WAL.
  await asAdmin(url, (admin) => admin.query(`CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY file_copy`))
  const drop = () => asAdmin(url, (admin) => admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))
  return { url: at(url, name), drop }
}

const openOnServer: OpenDatabase = async () => {
  const { url, drop } = await serverDatabase()
  const db = await openPostgres({ url })
  return {
    query: db.query.bind(db),
    transaction: db.transaction.bind(db),
    load: () => db.load?.() ?? { busy: 0, idle: 0, waiting: 0 },
    async close() {
      await db.close()
      await drop()
    },
  }
}

/** Creates one migrated template database per state of the migrations, which the tests copy. */
async function prepareTemplate(url: string): Promise<string> {
  const name = `apogee_template_${fingerprint()}`
  const exists = async (admin: Db) =>
    (await admin.query('SELECT FROM pg_database WHERE datname = $1', [name])).length > 0
  await asAdmin(url, async (admin) => {
    if (await exists(admin)) return
    const draft = `apogee_draft_${randomBytes(6).toString('hex')}`
    await admin.query(`CREATE DATABASE ${draft} TEMPLATE template0`)
    const db = await openPostgres({ url: at(url, draft), max: 1 })
    await migrate(db, { folder }).finally(() => db.close())
    // Renamed only when complete; of several that raced here the first wins.
    await admin.query(`ALTER DATABASE ${draft} RENAME TO ${name}`).catch(async (error) => {
      await admin.query(`DROP DATABASE ${draft}`)
      if (!(await exists(admin))) throw error
    })
  })
  return name
}

async function asAdmin<T>(url: string, work: (admin: Db) => Promise<T>): Promise<T> {
  const admin = await openPostgres({ url, max: 1 })
  return work(admin).finally(() => admin.close())
}

function at(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}
