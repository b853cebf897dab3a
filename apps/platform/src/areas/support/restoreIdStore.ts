import type { Sql } from '../../core/db/db.ts'
import { queryValue } from '../../core/db/queryOne.ts'

/** The id with which the player's chat on a site can be continued, or null. */
export const findRestoreId = (sql: Sql, playerId: bigint, project: string): Promise<string | null> =>
  queryValue(sql, 'SELECT restore_id FROM chat_restore_ids WHERE player_id = $1 AND project = $2', [playerId, project])

interface RestoreId {
  readonly playerId: bigint
  readonly project: string
  readonly restoreId: string
  readonly now: Date
}

export async function storeRestoreId(sql: Sql, { playerId, project, restoreId, now }: RestoreId): Promise<void> {
  await sql.query(
    `INSERT INTO chat_restore_ids (player_id, project, restore_id, updated_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (player_id, project) DO UPDATE SET restore_id = excluded.restore_id, updated_at = excluded.updated_at`,
    [playerId, project, restoreId, now],
  )
}
