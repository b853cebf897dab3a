import type { Sql } from '../../../core/db/db.ts'
import { COLLECTIONS } from '../catalogue/collections.ts'

/** Title of a game of the catalogue; null for an unknown identifier. */
export async function gameTitle(sql: Sql, identifier: string): Promise<string | null> {
  const [row] = await sql.query<{ title: string }>('SELECT title FROM games WHERE identifier = $1 AND active', [
    identifier,
  ])
  return row?.title ?? null
}

/** Whether a game of the catalogue is by this studio, or is launched by this partner. */
export async function isStudio(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql.query('SELECT FROM games WHERE active AND (provider = $1 OR partner = $1) LIMIT 1', [id])
  return rows.length > 0
}

export const isCategory = (id: string): boolean => COLLECTIONS.some((one) => one.id === id)
