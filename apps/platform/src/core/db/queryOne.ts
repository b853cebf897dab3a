import type { Row, Sql, Statement } from './db.ts'

/** Returns the first row of a statement that always has one (an aggregate, RETURNING of a locked row). Throws without. */
export async function queryOne<R extends Row>(
  sql: Sql,
  statement: string | Statement,
  params?: readonly unknown[],
): Promise<R> {
  const [row] = await sql.query<R>(statement, params)
  if (row !== undefined) return row
  const text = typeof statement === 'string' ? statement : statement.text
  throw new Error(`no row from: ${text.trim().replace(/\s+/g, ' ').slice(0, 80)}`)
}
