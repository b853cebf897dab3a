import type { Sql } from '../../core/db/db.ts'

/** Whether a bet of this round has been counted. */
export async function isRoundKnown(sql: Sql, round: string): Promise<boolean> {
  const rows = await sql.query('SELECT FROM game_rounds WHERE id = $1', [round])
  return rows.length > 0
}
