import pg from 'pg'
import { ConfigError } from '../config/config.ts'
import { spanned } from '../telemetry/spans.ts'
import { type Db, isPreparedForOlder, type Row, type Sql, type Statement, type Tx, withRetries } from './db.ts'
import { Replica } from './replica.ts'
import { statementSpan } from './statementSpan.ts'
import { refuseInside, runInside } from './transaction.ts'

export interface PostgresOptions {
  readonly url: string
  /** A replica of it. */
  readonly readUrl?: string
  /** Connections at most, to each of them. */
  readonly max?: number
  /** Notified of a connection that broke while idle; the pool replaces it. */
  readonly onLost?: (error: Error) => void
  /** Called when the pool stops using the replica, and when it uses it again. */
  readonly onReplica?: (isUsed: boolean, error?: unknown) => void
  /** Runs once all connections are closed. */
  readonly onClosed?: () => Promise<void>
}

const int8 = 20
const date = 1082
const timestamp = 1114
const int8Array = 1016
/** See {@link Sql}. */
const parsers = new Map<number, (value: string) => unknown>([
  [int8, BigInt],
  [int8Array, (value) => bigintArray(value)],
  [date, (value) => value],
  [timestamp, (value) => value],
])
const types = {
  // pg's overloads describe text and binary parsers in one signature; only text is used here.
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) ||
    pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
}

/** One dimension, no nulls: all the queries here need. */
const bigintArray = (value: string): bigint[] => (value === '{}' ? [] : value.slice(1, -1).split(',').map(BigInt))

const oldestVersion = 150_000

/** Opens a pool on PostgreSQL 15 or newer. Throws {@link ConfigError} when it cannot be reached. */
export async function openPostgres(options: PostgresOptions): Promise<Db> {
  const pool = await openPool(options.url, 'DATABASE_URL', options)
  const { onClosed } = options
  if (options.readUrl === undefined) return new Pooled(pool, { onClosed })
  const readPool = await openPool(options.readUrl, 'DATABASE_READ_URL', options).catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  return new Pooled(pool, { onClosed, reads: { pool: readPool, onChange: options.onReplica ?? (() => undefined) } })
}

async function openPool(url: string, setting: string, options: PostgresOptions): Promise<pg.Pool> {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 16,
    types,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    // Compiling pays off for statements that read for seconds, and ours read little. PostgreSQL overestimates the rows
    // counted for a rank on a leaderboard and compiled that statement: 84 to 133 ms for the first run and 15 to 35 ms
    // later, below 10 ms in both cases without.
    options: '-c jit=off',
    application_name: 'apogee',
  })
  // Without a listener, losing the database would end the process.
  pool.on('error', (error) => pool.ending || options.onLost?.(error))
  // When a connection breaks while it is being closed, the pool no longer listens, and Node would exit.
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    const { rows } = await pool.query<{ version: string }>(`SELECT current_setting('server_version_num') AS version`)
    if (Number(rows[0]?.version) < oldestVersion) throw new Error('it is older than PostgreSQL 15')
  } catch (error) {
    await pool.end()
    throw new ConfigError(`The database of ${setting} (${place(url)}) cannot be used: ${reason(error)}.`)
  }
  return pool
}

/** Host and database without the credentials. */
function place(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

function reason(error: unknown): string {
  // A host name with several addresses fails with all of them at once, and with an empty message.
  const first = error instanceof AggregateError ? error.errors[0] : error
  return first instanceof Error ? first.message : String(first)
}

/**
 * How often each statement had to be prepared again, under another name: a node of a later release has added a column
 * while this one is running, and the prepared `SELECT *` fails on every connection from then on.
 */
type Renewals = Map<string, number>

async function run<R extends Row>(
  client: pg.Pool | pg.PoolClient,
  renewals: Renewals,
  statement: string | Statement,
  params: readonly unknown[],
): Promise<R[]> {
  const values = [...params]
  if (typeof statement === 'string') return runQuery(client, statement, { text: statement, values })
  const { name, text } = statement
  const times = renewals.get(name) ?? 0
  try {
    return await runQuery(client, statement, { name: times === 0 ? name : `${name} ${times}`, text, values })
  } catch (error) {
    // Other queries may have failed at the same time: only the first of them renews the name.
    if (isPreparedForOlder(error) && (renewals.get(name) ?? 0) === times) renewals.set(name, times + 1)
    throw error
  }
}

async function runQuery<R extends Row>(
  client: pg.Pool | pg.PoolClient,
  statement: string | Statement,
  query: pg.QueryConfig,
): Promise<R[]> {
  const { rows } = await spanned(
    () => statementSpan(statement),
    () => client.query<R>(query),
  )
  return rows
}

interface PoolOptions {
  readonly reads?: { readonly pool: pg.Pool; readonly onChange: (isUsed: boolean, error?: unknown) => void }
  readonly onClosed: PostgresOptions['onClosed']
}

class Pooled implements Db {
  readonly replica?: Replica
  readonly #pool: pg.Pool
  readonly #readPool: pg.Pool | undefined
  readonly #renewals: Renewals = new Map()
  readonly #onClosed: PostgresOptions['onClosed']

  constructor(pool: pg.Pool, { reads, onClosed }: PoolOptions) {
    this.#pool = pool
    this.#onClosed = onClosed
    this.#readPool = reads?.pool
    if (!reads) return
    const askOf =
      (from: pg.Pool): Sql['query'] =>
      (statement, params = []) =>
        this.#query(from, statement, params)
    const [primary, replica] = [{ query: askOf(pool) }, { query: askOf(reads.pool) }]
    this.replica = new Replica({ primary, replica, onChange: reads.onChange })
  }

  query<R extends Row = Row>(statement: string | Statement, params: readonly unknown[] = []): Promise<R[]> {
    return this.#query(this.#pool, statement, params)
  }

  async #query<R extends Row>(from: pg.Pool, statement: string | Statement, params: readonly unknown[]): Promise<R[]> {
    refuseInside()
    return withRetries(() => run<R>(from, this.#renewals, statement, params))
  }

  async transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    refuseInside()
    return withRetries(() => this.#attempt(work))
  }

  async #attempt<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect()
    let broken: Error | undefined
    const onError = (error: Error) => {
      broken = error
    }
    client.on('error', onError)
    try {
      await client.query('BEGIN')
      const { result, committed } = await runInside((afterCommit) =>
        work(new PooledTx(client, this.#renewals, afterCommit)),
      )
      const { command } = await client.query('COMMIT')
      // COMMIT of a transaction with a swallowed error answers ROLLBACK: nothing was saved, so the caller must not
      // report success.
      if (command !== 'COMMIT') throw new Error('the transaction was aborted by an error that its work swallowed')
      committed()
      return result
    } catch (error) {
      await client.query('ROLLBACK').catch((lost: Error) => {
        broken = lost
      })
      throw error
    } finally {
      client.off('error', onError)
      client.release(broken)
    }
  }

  load() {
    const { totalCount, idleCount, waitingCount } = this.#pool
    return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
  }

  async close() {
    this.replica?.close()
    for (const pool of [this.#pool, this.#readPool]) if (pool && !pool.ended) await pool.end()
    await this.#onClosed?.()
  }
}

class PooledTx implements Tx {
  readonly afterCommit: Tx['afterCommit']
  readonly #client: pg.PoolClient
  readonly #renewals: Renewals

  constructor(client: pg.PoolClient, renewals: Renewals, afterCommit: Tx['afterCommit']) {
    this.#client = client
    this.#renewals = renewals
    this.afterCommit = afterCommit
  }

  query<R extends Row = Row>(statement: string | Statement, params: readonly unknown[] = []): Promise<R[]> {
    return run<R>(this.#client, this.#renewals, statement, params)
  }
}
