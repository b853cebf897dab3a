import type { Db, Row } from '../core/db/db.ts'

export type Figures = Readonly<Record<string, Row>>

/** Every table's number of rows and the sums of its figures, without the tables of the event log and of requests. */
export async function figuresOf(db: Db): Promise<Figures> {
  const columns = await db.query<{ table: string; column: string | null }>(
    `SELECT t.table_name AS "table", c.column_name AS "column"
       FROM information_schema.tables t LEFT JOIN information_schema.columns c
         ON c.table_schema = t.table_schema AND c.table_name = t.table_name AND c.data_type IN ('bigint', 'integer', 'numeric')
        AND c.column_name NOT IN ('id', 'position') AND c.column_name NOT LIKE '%\\_id'
      WHERE t.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND t.table_name NOT LIKE 'event\\_%'
        AND t.table_name NOT IN ('outbox_head', 'idempotency_keys', 'sessions', 'runs')
      ORDER BY 1, 2`,
  )
  const figures: Record<string, Row> = {}
  for (const [table, theirs] of Map.groupBy(columns, (one) => one.table)) {
    const sums = theirs.flatMap(({ column }) => (column === null ? [] : [`sum("${column}")::text AS "${column}"`]))
    const [row] = await db.query(`SELECT ${['count(*)::int AS rows', ...sums].join(', ')} FROM "${table}"`)
    // An aggregate is always one row.
    figures[table] = row!
  }
  return figures
}
