import type { Sql } from '../../../core/db/db.ts'

/** Identifiers of the games of a category; null for `all`, which contains every game. */
export async function gamesOfCategory(sql: Sql, category: string): Promise<string[] | null> {
  if (category === 'all') return null
  const rows = await sql.query<{ identifier: string }>(
    'SELECT identifier FROM games WHERE active AND $1 = ANY (categories) ORDER BY identifier',
    [category],
  )
  return rows.map(({ identifier }) => identifier)
}
