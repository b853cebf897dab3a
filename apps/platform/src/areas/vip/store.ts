import type { Sql } from '../../core/db/db.ts'

export async function groupsOf(sql: Sql, playerId: bigint): Promise<string[]> {
  const rows = await sql.query<{ group_id: string }>('SELECT group_id FROM player_groups WHERE player_id = $1', [
    playerId,
  ])
  return rows.map(({ group_id }) => group_id)
}
