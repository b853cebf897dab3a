import type { Row, Sql, Tx } from '../../core/db/db.ts'

export interface ReachedRow extends Row {
  readonly identifier: string
  readonly player_id: bigint
  readonly level: number
  readonly reached_at: Date
  readonly is_rewarded: boolean
}

/** Reads them in order. */
export const listReached = (sql: Sql, playerId: bigint, identifier: string): Promise<ReachedRow[]> =>
  sql.query<ReachedRow>(
    {
      name: 'quest_levels_reached',
      text: 'SELECT * FROM quest_levels WHERE identifier = $1 AND player_id = $2 ORDER BY level',
    },
    [identifier, playerId],
  )

/** Everything a player has reached, level by level. */
export const listAllReached = (sql: Sql, playerId: bigint): Promise<ReachedRow[]> =>
  sql.query<ReachedRow>('SELECT * FROM quest_levels WHERE player_id = $1 ORDER BY identifier, level', [playerId])

export interface NewLevel {
  readonly identifier: string
  readonly playerId: bigint
  readonly level: number
  readonly isRewarded: boolean
  readonly at: Date
}

/** Takes a level; false when it was reached before, or another transaction that has just ended took it. */
export async function takeLevel(tx: Tx, { identifier, playerId, level, isRewarded, at }: NewLevel): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO quest_levels (identifier, player_id, level, reached_at, is_rewarded) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT DO NOTHING RETURNING level`,
    [identifier, playerId, level, at, isRewarded],
  )
  return rows.length > 0
}

/** Which of these players have reached something. */
export async function reachedBy(
  sql: Sql,
  identifier: string,
  players: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  const rows = await sql.query<{ player_id: bigint }>(
    'SELECT player_id FROM quest_levels WHERE identifier = $1 AND player_id = ANY ($2::bigint[])',
    [identifier, players],
  )
  return new Set(rows.map(({ player_id: id }) => id))
}
