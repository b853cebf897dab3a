export type Row = Record<string, unknown>

/** A statement that each connection prepares once under its name: for the few that run constantly. */
export interface Statement {
  readonly name: string
  readonly text: string
}

/**
 * Runs SQL. int8 arrives as bigint, numeric and date as string, jsonb parsed, timestamptz as Date.
 * A jsonb parameter is passed as `JSON.stringify(value)`; an array parameter is a SQL array.
 */
export interface Sql {
  query<R extends Row = Row>(text: string | Statement, params?: readonly unknown[]): Promise<R[]>
}

export interface Tx extends Sql {
  /** Runs once this transaction has been committed; dropped when it rolls back. */
  afterCommit(run: () => void): void
}

/** Connections in use and idle, and callers waiting for a connection. */
interface DbLoad {
  readonly busy: number
  readonly idle: number
  readonly waiting: number
}

export interface Db extends Sql {
  /**
   * READ COMMITTED. `work` must be repeatable: it runs again (up to 5 times) after a deadlock or a lost race (SQLSTATE
   * 40P01, 40001), as a statement outside of one does. `work` must use its `tx` and never `db`, which is another
   * connection.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Load of its connections. Absent from a database that does not count it. */
  readonly load?: () => DbLoad
  /**
   * The same data as of a second or two ago, for listings and history that the caller has not just written; absent
   * without DATABASE_READ_URL. Never for money or for decisions.
   */
  readonly replica?: Sql
  close(): Promise<void>
}

/** The database for reading listings and history. */
export const readsOf = (db: Db): Sql => db.replica ?? db

/** SQLSTATE of a database error, else null. */
export function sqlState(error: unknown): string | null {
  // An error that wraps the driver's keeps it as its cause.
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code }: NodeJS.ErrnoException = at
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code
  }
  return null
}

/**
 * The disk is full: nothing can be written for now, but reads still work (read_only_sql_transaction, disk_full,
 * io_error).
 */
export const writesRefused: readonly string[] = ['25006', '53100', '58030']

/**
 * A migration added a column to a table after a statement on it was prepared; PostgreSQL reports this once per
 * connection.
 */
export const isPreparedForOlder = (error: unknown): boolean =>
  sqlState(error) === '0A000' && error instanceof Error && error.message.includes('cached plan')

/** Whether running the same work again may succeed: serialization failure, deadlock, a schema that has just grown. */
const mayRunAgain = (error: unknown): boolean =>
  ['40001', '40P01'].includes(sqlState(error) ?? '') || isPreparedForOlder(error)

/** Runs `attempt` again, after a short random wait, while it loses races. */
export async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (tries === 5 || !mayRunAgain(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * tries))
    }
  }
}
