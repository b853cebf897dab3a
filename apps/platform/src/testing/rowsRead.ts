import type { Db, Statement } from '../core/db/db.ts'

interface PlanNode {
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly PlanNode[]
}

function rowsOf(node: PlanNode, table: string): number {
  const own = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
  const below = (node.Plans ?? []).reduce((sum, one) => sum + rowsOf(one, table), 0)
  return below + (node['Relation Name'] === table ? own : 0)
}

/** Runs a statement and returns the number of rows of a table that it has read. */
export async function rowsRead(
  db: Db,
  { text }: Statement,
  params: readonly unknown[],
  table: string,
): Promise<number> {
  const [row] = await db.query<{ 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }] }>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
    params,
  )
  if (!row) throw new Error('EXPLAIN returned no plan')
  return rowsOf(row['QUERY PLAN'][0].Plan, table)
}
