import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite, type Transaction, types } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { ConfigError } from '../config.ts'
import { type Db, type Orm, type Row, type Statement, withRetries } from './db.ts'
import { type FolderLock, lockFolder } from './folderLock.ts'
import { DurableNodeFS, syncFolder } from './pgliteFiles.ts'
import { PreparedStatements } from './pgliteStatements.ts'
import { refuseInside, runInside } from './transaction.ts'

export interface PgliteOptions {
  /** Folder of the embedded database and its lock; null = in memory, for tests. */
  readonly folder: string | null
  /** A dump of {@link PGlite.dumpDataDir} to begin with (in memory only). */
  readonly dump?: Blob
}

export interface PgliteDb extends Db {
  readonly engine: 'pglite'
  /** CHECKPOINT and VACUUM (ANALYZE) table by table: there is no background process that would. */
  maintain(): Promise<void>
  dump(): Promise<Blob>
}

const text = (value: string) => value
/** The same types out of both engines: see {@link Sql}. */
const parsers = { [types.INT8]: BigInt, [types.DATE]: text, [types.TIMESTAMP]: text }

/** Opens the embedded database. One connection: whoever comes waits for his turn. */
export async function openPglite(options: PgliteOptions): Promise<PgliteDb> {
  const lock = options.folder === null ? null : await takeFolder(options.folder)
  try {
    const pglite = await create(options)
    return new Embedded(pglite, lock)
  } catch (error) {
    lock?.release()
    throw error
  }
}

async function takeFolder(folder: string): Promise<FolderLock> {
  try {
    makeFolder(folder)
    return await lockFolder(join(folder, 'lock'), `The data folder ${folder}`)
  } catch (error) {
    if (error instanceof ConfigError) throw error
    throw new ConfigError(`The data folder ${folder} cannot be written to (${(error as NodeJS.ErrnoException).code}).`)
  }
}

/** Node's recursive mkdir never returns where a parent cannot be made (under /proc); this one fails. */
function makeFolder(folder: string) {
  if (existsSync(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  mkdirSync(folder)
}

async function create({ folder, dump }: PgliteOptions): Promise<PGlite> {
  const common = { extensions: { pg_trgm }, parsers }
  if (folder === null) return PGlite.create({ ...common, ...(dump && { loadDataDir: dump }) })
  const data = join(folder, 'pg')
  const creating = join(folder, 'creating')
  // A database whose creation was cut short is begun anew; the mark goes away only when it is complete on disk.
  if (existsSync(creating)) rmSync(data, { recursive: true, force: true })
  const isNew = !existsSync(data)
  if (isNew) {
    writeFileSync(creating, '')
    syncFolder(folder)
  }
  const startParams = [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    '-c',
    'fsync=on',
    '-c',
    'wal_sync_method=fsync',
  ]
  try {
    const pglite = await PGlite.create({ ...common, startParams, fs: new DurableNodeFS(data) })
    if (isNew) {
      await pglite.exec('CHECKPOINT')
      rmSync(creating)
      syncFolder(folder)
    }
    return pglite
  } catch (error) {
    throw new ConfigError(`The embedded database in ${data} cannot be opened: ${(error as Error).message}.`)
  }
}

const checkpointMs = 60_000
const vacuumEvery = 10

class Embedded implements PgliteDb {
  readonly engine = 'pglite'
  readonly orm: Orm
  readonly #pglite: PGlite
  readonly #lock: FolderLock | null
  readonly #statements: PreparedStatements
  readonly #timer: NodeJS.Timeout | undefined
  #last: Promise<unknown> = Promise.resolve()
  #isDirty = false
  #isClosed = false

  constructor(pglite: PGlite, lock: FolderLock | null) {
    this.#pglite = pglite
    this.#lock = lock
    this.#statements = new PreparedStatements(pglite)
    // The builder asks its client for these two things only; going through turns keeps it out of running transactions.
    this.orm = drizzle({
      query: (...args: Parameters<PGlite['query']>) => this.#turn(() => this.#pglite.query(...args)),
      transaction: (work: (tx: Transaction) => Promise<unknown>) => this.#turn(() => this.#pglite.transaction(work)),
    } as unknown as PGlite) as unknown as Orm
    if (lock !== null) {
      let round = 0
      this.#timer = setInterval(() => {
        if (!this.#isDirty) return
        this.#isDirty = false
        round += 1
        const work = round % vacuumEvery === 0 ? this.maintain() : this.#turn(() => this.#pglite.exec('CHECKPOINT'))
        // A failing checkpoint shows again in the next statement, where somebody waits for the answer.
        work.catch(() => undefined)
      }, checkpointMs)
      this.#timer.unref()
    }
  }

  query<R extends Row = Row>(statement: string | Statement, params: readonly unknown[] = []): Promise<R[]> {
    return this.#turn(() => this.#run<R>(this.#pglite, statement, params))
  }

  transaction<T>(work: Parameters<Db['transaction']>[0] & ((tx: never) => Promise<T>)): Promise<T> {
    return withRetries(async () => {
      const { result, committed } = await this.#turn(() =>
        runInside((afterCommit) =>
          this.#pglite.transaction(async (inner) => {
            const orm = drizzle(savepoints(inner)) as unknown as Orm
            const query = <R extends Row = Row>(statement: string | Statement, params: readonly unknown[] = []) =>
              this.#run<R>(inner, statement, params)
            return (await work({ query, orm, afterCommit })) as T
          }),
        ),
      )
      committed()
      return result
    })
  }

  async maintain() {
    await this.#turn(() => this.#pglite.exec('CHECKPOINT'))
    const tables = await this.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    )
    for (const { name } of tables) await this.#turn(() => this.#pglite.exec(`VACUUM (ANALYZE) ${name}`))
  }

  dump() {
    return this.#turn(() => this.#pglite.dumpDataDir('none'))
  }

  async close() {
    if (this.#isClosed) return
    clearInterval(this.#timer)
    await this.#turn(async () => {
      this.#isClosed = true
      if (this.#lock !== null) await this.#pglite.exec('CHECKPOINT')
      await this.#pglite.close()
    })
    this.#lock?.release()
  }

  async #run<R>(on: PGlite | Transaction, statement: string | Statement, params: readonly unknown[]): Promise<R[]> {
    if (typeof statement !== 'string') return this.#statements.run<R>(statement, params)
    return (await on.query<R>(statement, [...params])).rows
  }

  /**
   * PGlite works synchronously and resolves in microtasks, so a busy queue would keep sockets and timers waiting for
   * ever: after each turn the event loop gets one.
   */
  async #turn<T>(job: () => Promise<T>): Promise<T> {
    refuseInside()
    const mine = this.#last.then(() => {
      if (this.#isClosed) throw new Error('the database is closed')
      this.#isDirty = true
      return job()
    })
    this.#last = mine.then(nothing, nothing).then(() => new Promise(setImmediate))
    return mine
  }
}

const nothing = () => undefined

/** Inside a transaction the builder's own `transaction` must be a savepoint: PGlite's Transaction has none. */
function savepoints(inner: Transaction): PGlite {
  let depth = 0
  return {
    query: inner.query.bind(inner),
    async transaction(work: (tx: PGlite) => Promise<unknown>) {
      depth += 1
      const name = `builder_${depth}`
      await inner.exec(`SAVEPOINT ${name}`)
      try {
        const result = await work(savepoints(inner))
        await inner.exec(`RELEASE SAVEPOINT ${name}`)
        return result
      } catch (error) {
        await inner.exec(`ROLLBACK TO SAVEPOINT ${name}`)
        throw error
      } finally {
        depth -= 1
      }
    },
    // drizzle types its client as the whole PGlite but calls these two.
  } as unknown as PGlite
}
