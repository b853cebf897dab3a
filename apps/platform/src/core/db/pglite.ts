import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PGlite, Transaction } from '@electric-sql/pglite'
import { ConfigError } from '../config.ts'
import { spanned } from '../telemetry/spans.ts'
import { type Db, type Row, type Statement, withRetries } from './db.ts'
import { type FolderLock, lockFolder } from './lockFolder.ts'
import { type EngineOptions, PgliteEngine } from './pgliteEngine.ts'
import { statementSpan } from './statementSpan.ts'
import { refuseInside, runInside } from './transaction.ts'

export interface PgliteDb extends Db {
  readonly engine: 'pglite'
  /** CHECKPOINT and VACUUM (ANALYZE), table by table: there is no background process to do it. */
  maintain(): Promise<void>
  dump(): Promise<Blob>
}

/** Opens the embedded database. It has one connection: callers wait for their turn. */
export async function openPglite(options: EngineOptions): Promise<PgliteDb> {
  const lock = options.folder === null ? null : await takeFolder(options.folder)
  try {
    return new Embedded(await PgliteEngine.open(options), lock)
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

/** Node's recursive mkdir never returns where a parent cannot be created (under /proc); this one fails. */
function makeFolder(folder: string) {
  if (existsSync(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  mkdirSync(folder)
}

/** Background work lets requests pass for this long, then takes its turn among them: it must not stand still under load. */
const mostPatientMs = 250

const checkpointMs = 60_000
const vacuumEvery = 10

class Embedded implements PgliteDb {
  readonly engine = 'pglite'
  readonly #engine: PgliteEngine
  readonly #lock: FolderLock | null
  readonly #timer: NodeJS.Timeout | undefined
  readonly background: NonNullable<Db['background']> = {
    engine: 'pglite',
    query: (statement, params) => this.#afterRequests().then(() => this.query(statement, params)),
    transaction: (work) => this.#afterRequests().then(() => this.transaction(work)),
    close: () => this.close(),
  }
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #isDirty = false
  #isClosed = false

  constructor(engine: PgliteEngine, lock: FolderLock | null) {
    this.#engine = engine
    this.#lock = lock
    if (lock !== null) {
      let round = 0
      this.#timer = setInterval(() => {
        if (!this.#isDirty) return
        this.#isDirty = false
        round += 1
        const work =
          round % vacuumEvery === 0 ? this.maintain() : this.#turn(() => this.#engine.pglite.exec('CHECKPOINT'))
        // A failing checkpoint will show again in the next statement, where a caller waits for the result.
        work.catch(() => undefined)
      }, checkpointMs)
      this.#timer.unref()
    }
  }

  query<R extends Row = Row>(statement: string | Statement, params: readonly unknown[] = []): Promise<R[]> {
    return this.#turn(() => this.#run<R>(this.#engine.pglite, statement, params))
  }

  transaction<T>(work: Parameters<Db['transaction']>[0] & ((tx: never) => Promise<T>)): Promise<T> {
    return withRetries(async () => {
      const { result, committed } = await this.#turn(() =>
        runInside((afterCommit) =>
          this.#engine.pglite.transaction(async (inner) => {
            const query = <R extends Row = Row>(statement: string | Statement, params: readonly unknown[] = []) =>
              this.#run<R>(inner, statement, params)
            return (await work({ query, afterCommit })) as T
          }),
        ),
      )
      committed()
      return result
    })
  }

  async maintain() {
    await this.#turn(() => this.#engine.pglite.exec('CHECKPOINT'))
    const tables = await this.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    )
    // Deletions are written to the log first, and a full disk has no room for that.
    if (this.#engine.isReadOnly) return
    for (const { name } of tables) await this.#turn(() => this.#engine.pglite.exec(`VACUUM (ANALYZE) ${name}`))
  }

  dump() {
    return this.#turn(() => this.#engine.pglite.dumpDataDir('none'))
  }

  /** It has one connection; the caller whose turn it is counts among those who wait. */
  load() {
    const busy = Math.min(1, this.#waiting)
    return { busy, idle: 1 - busy, waiting: this.#waiting - busy }
  }

  async close() {
    if (this.#isClosed) return
    clearInterval(this.#timer)
    this.#isClosed = true
    await this.#last
    await this.#engine.close()
    this.#lock?.release()
  }

  #run<R>(on: PGlite | Transaction, statement: string | Statement, params: readonly unknown[]): Promise<R[]> {
    return spanned(
      () => statementSpan(statement),
      async () => {
        if (typeof statement !== 'string') return this.#engine.statements.run<R>(statement, params)
        return (await on.query<R>(statement, [...params])).rows
      },
    )
  }

  async #afterRequests(): Promise<void> {
    const until = performance.now() + mostPatientMs
    while (this.#waiting > 0 && performance.now() < until) await this.#last
  }

  /**
   * PGlite works synchronously and resolves in microtasks, so a busy queue would block sockets and timers for ever.
   * After each turn, the event loop gets one.
   */
  async #turn<T>(job: () => Promise<T>): Promise<T> {
    refuseInside()
    if (this.#isClosed) throw new Error('the database is closed')
    this.#waiting += 1
    const mine = this.#last.then(async () => {
      await this.#engine.prepare()
      this.#isDirty = true
      return job()
    })
    const over = () => {
      this.#waiting -= 1
    }
    mine.then(over, over)
    this.#last = mine.then(nothing, nothing).then(() => new Promise(setImmediate))
    return mine
  }
}

const nothing = () => undefined
