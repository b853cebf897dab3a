import type { Sql } from '../../../core/db/db.ts'

export interface Membership {
  readonly playerId: bigint
  readonly group: string
}

/** The groups of a demo's invented players, without the events of joining. Existing memberships stay. */
export async function seedGroups(sql: Sql, members: readonly Membership[], now: Date): Promise<void> {
  await sql.query(
    `INSERT INTO player_groups (player_id, group_id, created_at)
     SELECT player_id, group_id, $3 FROM unnest($1::bigint[], $2::text[]) AS m (player_id, group_id) ON CONFLICT DO NOTHING`,
    [members.map(({ playerId }) => playerId), members.map(({ group }) => group), now],
  )
}
