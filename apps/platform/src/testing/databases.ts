import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe } from 'vitest'
import type { Db } from '../core/db/db.ts'
import { migrate } from '../core/db/migrate.ts'
import { openPglite } from '../core/db/pglite.ts'
import { openPostgres } from '../core/db/postgres.ts'

export type Engine = Db['engine']
/** A fresh database with all migrations applied, its own to the caller, gone after `close`. */
export type OpenDatabase = () => Promise<Db>

/** Where the platform's migrations are. */
export const folder = join(import.meta.dirname, '../../migrations')

/** Names the state that all migrations lead to, so that a prepared database is never an older one. */
const fingerprint = (): string => {
  const hash = createHash('sha256')
  for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(join(folder, name)))
  return hash.digest('hex').slice(0, 12)
}

/**
 * Describes the tests once per database engine that this run covers (`testedEngines`). Each call of `open` creates a
 * separate database; the caller closes it.
 */
export function onEachEngine(tests: (open: OpenDatabase, engine: Engine) => void) {
  const engines = testedEngines()
  if (engines.includes('pglite')) describe('embedded', () => tests(openEmbedded, 'pglite'))
  if (engines.includes('postgres')) describe('PostgreSQL', () => tests(openOnServer, 'postgres'))
}

/**
 * The database engines that tests run on: PostgreSQL where `TEST_DATABASE_URL` names a server, the embedded database
 * otherwise. `TEST_ENGINES=all` (`npm run test:all`) selects both.
 */
function testedEngines(): readonly Engine[] {
  if (process.env['TEST_ENGINES'] === 'all') return ['pglite', 'postgres']
  return process.env['TEST_DATABASE_URL'] ? ['postgres'] : ['pglite']
}

const openEmbedded: OpenDatabase = async () => {
  const cache = join(tmpdir(), 'apogee-test')
  const path = join(cache, `${fingerprint()}.tar`)
  if (existsSync(path)) return openPglite({ folder: null, dump: new Blob([readFileSync(path)]) })
  const db = await openPglite({ folder: null })
  await migrate(db, { folder })
  // Several test files may arrive here at once: each writes its own and the last rename wins, with the same content.
  mkdirSync(cache, { recursive: true })
  const draft = `${path}.${randomBytes(4).toString('hex')}`
  writeFileSync(draft, Buffer.from(await (await db.dump()).arrayBuffer()))
  renameSync(draft, path)
  return db
}

/** A database of its own on the server of TEST_DATABASE_URL, with all migrations applied, and how it is taken away. */
export async function serverDatabase(): Promise<{ readonly url: string; drop(): Promise<unknown> }> {
  const url = process.env['TEST_DATABASE_URL']
  if (!url) throw new Error('Set TEST_DATABASE_URL to a PostgreSQL 15 or newer whose user may create databases.')
  const template = await prepareTemplate(url)
  const name = `apogee_test_${randomBytes(6).toString('hex')}`
  await asAdmin(url, (admin) => admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`))
  const drop = () => asAdmin(url, (admin) => admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))
  return { url: at(url, name), drop }
}

const openOnServer: OpenDatabase = async () => {
  const { url, drop } = await serverDatabase()
  const db = await openPostgres({ url })
  return {
    engine: db.engine,
    query: db.query.bind(db),
    transaction: db.transaction.bind(db),
    load: () => db.load?.() ?? { busy: 0, idle: 0, waiting: 0 },
    async close() {
      await db.close()
      await drop()
    },
  }
}

/** One migrated database a state of the migrations, from which the tests' own are copied. */
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
