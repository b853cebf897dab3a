import type { Row, Sql, Tx } from '../db/db.ts'
import type { PersonalTable } from './personalTable.ts'

/** JSON has neither big integers nor bytes. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return String(value)
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64')
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one)]))
  return value
}

/** All rows about a player, by table, ready for JSON. Read in one transaction, so that they belong together. */
export async function exportPersonalData(
  sql: Sql,
  tables: readonly PersonalTable[],
  playerId: bigint,
): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const found: Record<string, readonly unknown[]> = {}
  for (const { table, where, omit } of tables) {
    const rows = await sql.query<Row>(`SELECT * FROM ${table} WHERE ${where}`, [playerId])
    found[table] = rows.map((row) =>
      plain(Object.fromEntries(Object.entries(row).filter(([name]) => !omit.includes(name)))),
    )
  }
  return found
}

/** Erases what identifies a player. Returns the number of rows that were deleted or overwritten, by table. */
export async function erasePersonalData(
  tx: Tx,
  tables: readonly PersonalTable[],
  playerId: bigint,
  now: Date,
): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {}
  for (const { table, where, erase, unless } of tables) {
    if (erase === 'keep') continue
    const rows = unless ? `(${where}) AND NOT (${unless})` : where
    const change = erase === 'delete' ? `DELETE FROM ${table}` : `UPDATE ${table} SET ${erase.set}`
    // Not every statement needs the time, and each parameter has to have a type.
    const text = `${change} WHERE (${rows}) AND $2::timestamptz IS NOT NULL RETURNING 1`
    counts[table] = (await tx.query(text, [playerId, now])).length
  }
  return counts
}
