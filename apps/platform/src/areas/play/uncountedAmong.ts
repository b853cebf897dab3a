import type { Sql } from '../../core/db/db.ts'

/**
 * The subset of these rollbacks whose bet has never counted: only bets placed by the previous release counted before
 * their round was finished.
 */
export async function uncountedAmong(sql: Sql, rollbacks: readonly string[]): Promise<ReadonlySet<string>> {
  if (rollbacks.length === 0) return new Set()
  const rows = await sql.query<{ id: string }>(
    `SELECT r.id FROM game_transactions r JOIN game_transactions b ON b.id = r.original_id
      WHERE r.id = ANY ($1::text[]) AND b.counts_at_end`,
    [rollbacks],
  )
  return new Set(rows.map(({ id }) => id))
}
