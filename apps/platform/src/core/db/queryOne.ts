import type { Row, Sql, Statement } from './db.ts'

type Params = readonly unknown[]

/** Returns the first row of a statement that always has one (an aggregate, RETURNING of a locked row). Throws without. */
export async function queryOne<R extends Row>(sql: Sql, statement: string | Statement, params?: Params): Promise<R> {
  const row = await queryFirst<R>(sql, statement, params)
  if (row !== null) return row
  const text = typeof statement === 'string' ? statement : statement.text
  throw new Error(`no row from: ${text.trim().replace(/\s+/g, ' ').slice(0, 80)}`)
}

/** Returns the first row of a statement; null without. */
export async function queryFirst<R extends Row>(
  sql: Sql,
  statement: string | Statement,
  params?: Params,
): Promise<R | null> {
  const [row] = await sql.query<R>(statement, params)
  return row ?? null
}

// The cast: like the type of a row, the type of its only column is the caller's statement.
const onlyColumn = <T>(row: Row): T => Object.values(row)[0] as T

/** {@link queryOne} of a statement with one column: its value. */
export const queryOneValue = async <T>(sql: Sql, statement: string | Statement, params?: Params): Promise<T> =>
  onlyColumn(await queryOne(sql, statement, params))

/** {@link queryFirst} of a statement with one column: its value. */
export async function queryValue<T>(sql: Sql, statement: string | Statement, params?: Params): Promise<T | null> {
  const row = await queryFirst(sql, statement, params)
  return row && onlyColumn(row)
}

/** Whether a statement returns any row. */
export const hasRow = async (sql: Sql, statement: string | Statement, params?: Params): Promise<boolean> =>
  (await queryFirst(sql, statement, params)) !== null

/**
 * The text and parameters of an insertion by the names of its columns, which must not come from outside. `head` is
 * `INSERT INTO table`; `tail` follows the values (ON CONFLICT, RETURNING).
 */
export function insertion(
  head: string,
  values: Readonly<Record<string, unknown>>,
  tail = '',
): [text: string, params: readonly unknown[]] {
  const columns = Object.keys(values)
  const places = columns.map((_, place) => `$${place + 1}`)
  return [`${head} (${columns.join(', ')}) VALUES (${places.join(', ')}) ${tail}`, Object.values(values)]
}
